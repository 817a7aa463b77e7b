import { describe, expect, test } from 'vitest';
import { SURELY_STANDS } from '../../../../server/domain/dictation/likeness/retraction-odds.ts';
import { outcomeOf } from '../../../../server/domain/dictation/remarks/outcome-of-sentence.ts';

const bySelf = (odds: number) => ({ stands: 1 - odds, retracted: odds, retractedByNext: 0 });
const byNext = (odds: number) => ({ stands: 1 - odds, retracted: 0, retractedByNext: odds });

describe('what becomes of what a sentence tells', () => {
  test('stands while nobody knows, and where it likely does', () => {
    expect(outcomeOf('I thought it leaked.', 'No.', SURELY_STANDS)).toBe('stands');
    expect(outcomeOf('I thought it leaked.', '', bySelf(0.7))).toBe('stands');
  });

  test.each([
    ['I figured the trap leaked and it was my rag.', 'Roof.'],
    ["I'd have bet that step was rotten.", 'Roof.'],
  ])('is taken back by itself where a word says that the thought turns: %s', (said, next) => {
    expect(outcomeOf(said, next, bySelf(0.9))).toBe('retracted');
    expect(outcomeOf('The trap leaks.', next, bySelf(0.9))).toBe('stands');
    expect(outcomeOf('The trap leaks.', next, bySelf(0.99))).toBe('retracted');
  });

  test.each(["Nope, that's the switch.", 'There it goes.', "It isn't, after all."])('is taken back by "%s"', (next) => {
    expect(outcomeOf('The fan is dead.', next, byNext(0.9))).toBe('retractedByNext');
    expect(outcomeOf('The fan is dead.', 'The tub is chipped.', byNext(0.9))).toBe('stands');
  });

  test('is only a question where it is asked: the answer may tell of something, unless it surely does not', () => {
    expect(outcomeOf('Is that rust?', 'Sure is.', byNext(0.9))).toBe('stands');
    expect(outcomeOf('Is that rust?', 'Yes, it is.', byNext(0.96))).toBe('retracted');
    expect(outcomeOf('Is that rust?', 'No.', byNext(0.99))).toBe('retractedByNext');
  });

  test('stands where a number is put right, or somebody is answered', () => {
    const said = 'The wall leans three inches.';
    expect(outcomeOf(said, 'No, two inches.', byNext(0.9))).toBe('stands');
    expect(outcomeOf(said, 'No, that was my level.', byNext(0.9))).toBe('retractedByNext');
    expect(outcomeOf('The door is cracked, yeah no, that is nothing to me.', '', bySelf(0.99))).toBe('stands');
  });
});
