import { oddsOfScores } from '../../../server/domain/dictation/likeness/kind-odds.ts';
import { SURELY_STANDS } from '../../../server/domain/dictation/likeness/retraction-odds.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { dwellingTemplate } from '../written-dictation.ts';

/** What stages need that read the template, and nothing of it. @param compared what is asked for is added to it. */
export function templateTools(compared: string[] = []): Pick<Tools, 'codec' | 'meaning'> {
  const read = async () => ({ template: dwellingTemplate() });
  return {
    codec: { read } as unknown as Tools['codec'],
    meaning: {
      encode: async (texts) => {
        compared.push(...texts);
        return [];
      },
      kinds: async () => oddsOfScores([]),
      joint: async () => 0,
      unlisted: async () => 0,
      retraction: async () => SURELY_STANDS,
      wording: async () => ({ points: new Float32Array(), asSaid: new Float32Array(), asWritten: new Float32Array() }),
      close: async () => {},
    },
  };
}
