import { FfmpegAudioDecoder } from './adapters/audio/ffmpeg-audio-decoder.ts';
import { Hr5TemplateCodec } from './adapters/hr5/hr5-template-codec.ts';
import { OpenAiPictureReader } from './adapters/language/openai-picture-reader.ts';
import { OpenAiReportModels } from './adapters/language/openai-report-models.ts';
import { RulesCommentDrafter } from './adapters/language/rules-comment-drafter.ts';
import type { MeaningModel } from './adapters/shared/fetched-models/models.ts';
import { OpenAiTranscriber } from './adapters/speech/openai-transcriber.ts';
import { RemoteSpeechToText } from './adapters/speech/remote-speech-to-text.ts';
import type { Config } from './config.ts';
import type { SpeechToText } from './domain/dictation/speech/speech-to-text.ts';
import type { Tools } from './pipeline/stage.ts';

type ReportToolsConfig = Pick<Config, 'ffmpegPath' | 'languageModel' | 'languageModelSees' | 'speech' | 'limits'>;

/**
 * What reports are written with, by a worker or on the command line.
 * @param local the speech model of this machine. @param meaning where the model lies that tells what sentences mean.
 */
export async function reportTools(
  { ffmpegPath, languageModel, languageModelSees, speech, limits }: ReportToolsConfig,
  local: SpeechToText,
  meaning: MeaningModel,
): Promise<Tools> {
  // Native code: loaded only where reports are written.
  const { SharpPicturePreparer } = await import('./adapters/pictures/sharp-picture-preparer.ts');
  const { MiniLmEncoder } = await import('./adapters/meaning/minilm-encoder.ts');
  const model = languageModel && languageModel.maxTokensPerReport > 0 ? languageModel : null;
  return {
    decoder: new FfmpegAudioDecoder({ ffmpegPath }),
    codec: new Hr5TemplateCodec(),
    meaning: await MiniLmEncoder.load(meaning),
    speech: speech ? new RemoteSpeechToText(new OpenAiTranscriber(speech), local) : local,
    drafter: new RulesCommentDrafter(),
    language: model && new OpenAiReportModels(model),
    pictures: new SharpPicturePreparer({ maxPixels: limits.maxImagePixels }),
    pictureReader: model && languageModelSees ? new OpenAiPictureReader(model) : null,
  };
}
