import { describe, expect, it } from 'vitest';
import { type Ear, likeliestTokens, type Row } from '../../../../server/adapters/speech/likeliest-tokens.ts';
import { END, START, STOPS, VOCABULARY_SIZE } from '../../../../server/adapters/speech/vocabulary.ts';

const [HULL, HALL, BATH, PATH, BOIL] = [200, 201, 202, 203, 204];
const MOST = { most: 20 };
const nothing = () => () => 0;
const tokensOf = async (...asked: Parameters<typeof likeliestTokens>) =>
  (await likeliestTokens(...asked)).map(({ token }) => token);

/** Hears after each text, its tokens joined by spaces, tokens with these probabilities; the end after any other text. */
class PlayedEar implements Ear {
  private texts: number[][] = [[]];
  private readonly sound: Record<string, [token: number, probability: number][]>;

  constructor(sound: Record<string, [number, number][]>) {
    this.sound = sound;
  }

  async hear(rows: readonly Row[]): Promise<Float32Array> {
    this.texts = rows.map(({ from, token }) => [...(this.texts[from] as number[]), token]);
    const logits = new Float32Array(rows.length * VOCABULARY_SIZE).fill(-100);
    for (const [row, text] of this.texts.entries()) {
      const heard = this.sound[text.slice(1).join(' ')] ?? [[END, 1]];
      for (const [token, probability] of heard) logits[row * VOCABULARY_SIZE + token] = Math.log(probability);
      expect(text[0]).toBe(START);
    }
    return logits;
  }
}

describe('likeliestTokens', () => {
  it('takes what is heard where nothing is expected', async () => {
    const ear = new PlayedEar({
      '': [
        [HULL, 0.6],
        [HALL, 0.4],
      ],
      [`${HULL}`]: [[PATH, 1]],
      [`${HALL}`]: [[BATH, 1]],
    });
    expect(await tokensOf(ear, nothing, MOST)).toEqual([HULL, PATH]);
  });

  it('lets what is expected decide between what sounds alike', async () => {
    const ear = new PlayedEar({
      '': [
        [HULL, 0.6],
        [HALL, 0.4],
      ],
    });
    expect(await tokensOf(ear, () => (token) => (token === HALL ? 1 : 0), MOST)).toEqual([HALL]);
  });

  it('does not hear what is only expected', async () => {
    const ear = new PlayedEar({
      '': [
        [HULL, 0.999],
        [HALL, 0.001],
      ],
    });
    expect(await tokensOf(ear, () => (token) => (token === HALL ? 100 : 0), MOST)).toEqual([HULL]);
  });

  it('expects by what was said before', async () => {
    const ear = new PlayedEar({
      '': [[HALL, 1]],
      [`${HALL}`]: [
        [PATH, 0.6],
        [BATH, 0.4],
      ],
    });
    const afterHall = (said: readonly number[]) => (token: number) => (said.at(-1) === HALL && token === BATH ? 1 : 0);
    expect(await tokensOf(ear, afterHall, MOST)).toEqual([HALL, BATH]);
  });

  it('follows a less likely start where it leads to the likelier text', async () => {
    const ear = new PlayedEar({
      '': [
        [HULL, 0.6],
        [HALL, 0.4],
      ],
      [`${HULL}`]: [
        [PATH, 0.5],
        [BOIL, 0.5],
      ],
      [`${HALL}`]: [[BATH, 1]],
    });
    expect(await tokensOf(ear, nothing, MOST)).toEqual([HALL, BATH]);
  });

  it('ends where the ear hears the end, whatever is expected', async () => {
    const ear = new PlayedEar({
      '': [[HALL, 1]],
      [`${HALL}`]: [
        [END, 0.6],
        [BATH, 0.4],
      ],
    });
    expect(await tokensOf(ear, () => () => 5, MOST)).toEqual([HALL]);
  });

  it('ends a text that would not end', async () => {
    const ear = { hear: async () => new Float32Array(VOCABULARY_SIZE).fill(-100).fill(0, BATH, BATH + 1) };
    expect(await tokensOf(ear, nothing, { most: 3 })).toEqual([BATH, BATH, BATH]);
  });

  it('follows one of two texts that have long gone on alike, the likelier one', async () => {
    const ear = new PlayedEar({
      '': [
        [HULL, 0.45],
        [HALL, 0.55],
      ],
      ...Object.fromEntries(
        [HULL, HALL].flatMap((first) =>
          Array.from({ length: 15 }, (_, more) => [[first, ...Array(more).fill(BATH)].join(' '), [[BATH, 1]]]),
        ),
      ),
    });
    const hear = ear.hear.bind(ear);
    const rowsOf: number[] = [];
    ear.hear = (rows) => {
      rowsOf.push(rows.length);
      return hear(rows);
    };
    expect(await tokensOf(ear, nothing, MOST)).toEqual([HALL, ...Array(15).fill(BATH)]);
    expect(rowsOf.slice(0, 13)).toEqual([1, ...Array(12).fill(2)]);
    expect(rowsOf.slice(13)).toEqual(rowsOf.slice(13).map(() => 1));
  });

  it('tells how likely a stop stood before each token', async () => {
    const [STOP = 0] = STOPS;
    const ear = new PlayedEar({
      '': [[HULL, 1]],
      [`${HULL}`]: [
        [PATH, 0.75],
        [STOP, 0.25],
      ],
    });
    const stops = (await likeliestTokens(ear, nothing, MOST)).map(({ stop }) => stop);
    expect(stops[0]).toBeCloseTo(0);
    expect(stops[1]).toBeCloseTo(0.25);
  });

  it('puts a stop that was nearly heard where stops are sought and none stands near', async () => {
    const [STOP = 0] = STOPS;
    const ear = (after: readonly number[]) =>
      new PlayedEar({
        '': [[after[0] as number, 1]],
        ...Object.fromEntries(after.slice(1).map((token, at) => [after.slice(0, at + 1).join(' '), [[token, 1]]])),
        [after.join(' ')]: [
          [PATH, 0.9],
          [STOP, 0.1],
        ],
        [[...after, STOP].join(' ')]: [[BATH, 1]],
      });
    const seeking = { ...MOST, seeksStops: true };
    expect(await tokensOf(ear([HALL]), nothing, MOST)).toEqual([HALL, PATH]);
    expect(await tokensOf(ear([HALL]), nothing, seeking)).toEqual([HALL, STOP, BATH]);
    expect(await tokensOf(ear([HALL, STOP, HULL]), nothing, seeking)).toEqual([HALL, STOP, HULL, PATH]);
  });
});
