import { expect, test } from 'vitest';
import { joinedSayings } from '../../../scripts/fit/joined-sayings.ts';

test('two things that are said one after the other are cut between them, one that wanders is not', () => {
  const things = [
    { group: 'Bath', sayings: ['The toilet rocks, a good inch, when I sit on it.'] },
    { group: 'Bath', sayings: ['Fan is dead.'] },
    { group: 'Roof', sayings: ['Shingles are torn.'] },
  ];
  const joined = joinedSayings(things);
  const found = (isCut: boolean) =>
    [...new Set(joined.filter((one) => one.isCut === isCut).map(({ clauses }) => clauses.join(' | ')))].sort();
  expect(found(true)).toEqual([
    'Fan is dead | the toilet rocks',
    'The toilet rocks, a good inch, when I sit on it | fan is dead',
  ]);
  expect(found(false)).toEqual(['The toilet rocks | a good inch', 'The toilet rocks, a good inch | when I sit on it']);
});
