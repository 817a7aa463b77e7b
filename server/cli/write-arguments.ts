import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { captionOf } from '../domain/report/caption.ts';
import { DEFAULT_SETTINGS, type ReportSettings } from '../domain/report/report.ts';
import type { InputImage } from './folder-workspace.ts';

export const WRITE_HELP = `Writes a report from a recording, without a server or a database.

Usage:
  npm run write -- --template T.hr5 --audio A.mp3 [--audio B.m4a ...] --out DIR [options]

  --template FILE      the .hr5 template to write into
  --audio FILE         a recording (mp3, wav, flac, ogg, m4a, aac); several are taken one after the other
  --transcript FILE    instead of --audio: words with seconds as JSON, [{"text":"Roof.","start":0.6,"end":1.1}, ...]
  --image FILE         a picture (jpg, png, gif); may be given several times. It goes to the comment that was being
                       said when it was taken, or that its caption or its name speaks of
  --caption FILE=TEXT  what is written to the picture of that name; may be given several times
  --picture-clock-offset SECONDS   how far the camera's clock is ahead (found out from the pictures)
  --isn-order FILE     JSON with the report's header: {"report_info": {...}, "client_data": {...}}
  --out DIR            folder for the results; made when it is not there

  --[no-]create-new-comments           write what no library comment says (on)
  --[no-]add-defect-locations          put the places that were named into the comments (on)
  --[no-]write-functional-conditions   write the functional statement of items that are in order (on)
  --[no-]write-maintenance-tips        add the template's maintenance tips (off)
  --help

Results in DIR:
  report.hr5 or, with pictures, report.zip
  transcript.txt   the plain words
  report.json      what became of all that was said, when, where it was put, why, and who decided; and for each comment, rating and
                   copied section of the report, and each picture, why it stands there
  answers/         what a language model or speech service answered (LANGUAGE_MODEL_URL, SPEECH_URL):
                   another run with the same DIR pays nothing twice

Exit status: 0 when a report was written; else 1 and one sentence on standard error.
`;

export interface WriteArguments {
  template: string;
  audio: string[];
  transcript: string | null;
  images: InputImage[];
  pictureClockOffsetSeconds: number | null;
  isnOrder: string | null;
  out: string;
  settings: ReportSettings;
}

const FLAGS = {
  'create-new-comments': 'createNewComments',
  'add-defect-locations': 'addDefectLocations',
  'write-functional-conditions': 'writeFunctionalConditions',
  'write-maintenance-tips': 'writeMaintenanceTips',
} as const satisfies Record<string, keyof ReportSettings>;

/** A mistake in how the command was called; its message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * @returns null when help was asked for.
 * @throws UsageError with one sentence.
 */
export function parseWriteArguments(argv: string[]): WriteArguments | null {
  const values = parsed(argv);
  if (values.help) return null;
  const one = (name: 'template' | 'out') => {
    const value = values[name];
    if (!value) throw new UsageError(`Please say --${name}; --help explains all options.`);
    return value;
  };
  const audio = values.audio ?? [];
  const transcript = values.transcript ?? null;
  if (audio.length === 0 && !transcript)
    throw new UsageError('Please give at least one --audio file, or a --transcript.');
  if (audio.length > 0 && transcript) throw new UsageError('Please give either --audio or --transcript, not both.');
  const settings: ReportSettings = { ...DEFAULT_SETTINGS, writeHeader: values['isn-order'] !== undefined };
  for (const [flag, setting] of Object.entries(FLAGS) as [keyof typeof FLAGS, (typeof FLAGS)[keyof typeof FLAGS]][])
    settings[setting] = values[flag] ?? settings[setting];
  return {
    template: one('template'),
    audio,
    transcript,
    images: withCaptions(values.image ?? [], values.caption ?? []),
    pictureClockOffsetSeconds: clockOffset(values['picture-clock-offset']),
    isnOrder: values['isn-order'] ?? null,
    out: one('out'),
    settings,
  };
}

/** @param captions each `FILE=TEXT`. */
function withCaptions(images: readonly string[], captions: readonly string[]): InputImage[] {
  const byName = new Map<string, string>();
  for (const caption of captions) {
    const [name = '', ...text] = caption.split('=');
    if (!images.some((path) => basename(path) === basename(name))) {
      throw new UsageError(`--caption ${caption} names no --image. Please say FILE=TEXT.`);
    }
    byName.set(basename(name), text.join('='));
  }
  return images.map((path) => ({ path, caption: captionOf(byName.get(basename(path))) }));
}

function clockOffset(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError('Please say --picture-clock-offset as a whole number of seconds.');
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowNegative: true,
      options: {
        template: { type: 'string' },
        audio: { type: 'string', multiple: true },
        transcript: { type: 'string' },
        image: { type: 'string', multiple: true },
        caption: { type: 'string', multiple: true },
        'picture-clock-offset': { type: 'string' },
        'isn-order': { type: 'string' },
        out: { type: 'string' },
        'create-new-comments': { type: 'boolean' },
        'add-defect-locations': { type: 'boolean' },
        'write-functional-conditions': { type: 'boolean' },
        'write-maintenance-tips': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.replace(/\.?\s*$/, '.')} --help explains all options.`);
  }
}
