import { workerData } from 'node:worker_threads';
import type { SpeechModels } from '../shared/fetched-models/models.ts';
import { catalogueExpectation } from './catalogue-expectation.ts';
import { likeliestTokens } from './likeliest-tokens.ts';
import { Moonshine } from './moonshine.ts';
import { isRunOn, lessRunOn } from './run-on.ts';
import { type HeardWord, wordsOf } from './words-of-tokens.ts';

/** What is asked of the thread. */
export interface HearingTask {
  /** 16 kHz, from -1 to 1. */
  samples: Float32Array;
  /** Tokens of the longest text that there can be. */
  most: number;
}

const moonshine = Moonshine.load(workerData as SpeechModels);

const expect = catalogueExpectation();

/** The work of a recogniser's thread: the words of a chunk. */
export default async function hear({ samples, most }: HearingTask): Promise<readonly HeardWord[]> {
  const ear = await (await moonshine).listen(samples);
  const heard = wordsOf(await likeliestTokens(ear(), expect, { most }));
  if (!isRunOn(heard)) return heard;
  return lessRunOn(heard, wordsOf(await likeliestTokens(ear(), expect, { most, seeksStops: true })));
}
