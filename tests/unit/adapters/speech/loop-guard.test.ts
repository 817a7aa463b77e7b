import { describe, expect, it } from 'vitest';
import { findLoop, saysOverAgain, seemsLooped } from '../../../../server/adapters/speech/loop-guard.ts';

const words = (text: string) => text.split(' ');

describe('findLoop', () => {
  it('finds where a phrase starts to repeat itself without end', () => {
    expect(findLoop(words('Gutters are full. The roof is the roof is the roof is the roof is'))).toBe(6);
    expect(findLoop(words('so, no no no no no no'))).toBe(2);
  });

  it.each([
    'No, no, no, that is the wrong room.',
    'The roof is old. The roof is worn. The roof is at the end of its life.',
    'one two one two three',
  ])('leaves people who repeat themselves alone: "%s"', (text) => {
    expect(findLoop(words(text))).toBeNull();
  });
});

describe('seemsLooped', () => {
  it('knows more words than anybody can say in that time', () => {
    const many = Array.from({ length: 40 }, (_, index) => `word${index}`);
    expect(seemsLooped(many, 5)).toBe(true);
    expect(seemsLooped(many, 12)).toBe(false);
  });

  it('does not mind two quick words', () => {
    expect(seemsLooped(['Bathroom.', 'Toilet.'], 0.4)).toBe(false);
  });
});

describe('saysOverAgain', () => {
  const ivy = "Ivy's climbing all over the back corner";
  it('finds a sentence that comes again after others', () => {
    expect(saysOverAgain(words(`${ivy} and the boxwoods are jammed on the vinyl, ${ivy.toLowerCase()} and`))).toBe(
      true,
    );
  });

  it('leaves what people say twice alone', () => {
    expect(saysOverAgain(words('The toilet is loose at the floor. Hall bath. The toilet is loose, too.'))).toBe(false);
  });
});
