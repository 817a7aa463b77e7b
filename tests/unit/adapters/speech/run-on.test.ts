import { describe, expect, it } from 'vitest';
import { isRunOn, lessRunOn } from '../../../../server/adapters/speech/run-on.ts';

const heard = (text: string) => text.split(' ').map((word) => ({ text: word, stop: 0 }));
const LONG = Array.from({ length: 13 }, () => 'sink drips').join(' ');

describe('a hearing without stops', () => {
  it('is told by so many words in a row as nobody says in one sentence', () => {
    expect(isRunOn(heard(`Kitchen. ${LONG}`))).toBe(true);
    expect(isRunOn(heard(`${LONG}, and ${LONG}.`))).toBe(true);
    expect(isRunOn(heard('Kitchen. The sink drips, and the faucet is loose.'))).toBe(false);
    expect(isRunOn([])).toBe(false);
  });

  it('gives way to one that has more of them', () => {
    const [without, parted] = [heard(`Kitchen ${LONG}`), heard('Kitchen. Sink drips. Faucet is loose.')];
    expect(lessRunOn(without, parted)).toBe(parted);
    expect(lessRunOn(parted, without)).toBe(parted);
    expect(lessRunOn(without, [...without])).toBe(without);
  });
});
