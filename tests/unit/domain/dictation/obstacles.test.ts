import { expect, test } from 'vitest';
import { nameOtherObstacles } from '../../../../server/domain/dictation/lexicon/obstacles.ts';

test.each([
  ['Sink not run, the water is shut off.', 'The overflow was not tested, because its gasket may be dry.'],
  ["Couldn't get up there, ladder wasn't long enough.", 'The loft was not entered because its hatch was painted shut.'],
  ['The hatch is nailed shut.', 'Deep snow kept us out.'],
])('a limitation with another reason is not meant: %s', (said, limitation) => {
  expect(nameOtherObstacles(said, limitation)).toBe(true);
});

test.each([
  ['The hatch was locked.', 'The loft was not entered because its hatch was painted shut.'],
  ['Snow on it, so I stayed down.', 'It was viewed from the ground, since it could not be walked safely.'],
  ['Water is shut off.', 'The fixtures were not run because (reason).'],
  ['Water is shut off.', 'The fixtures were not run.'],
  ['Did not go in.', 'The loft was not entered because its hatch was painted shut.'],
])('one with the same, any or none is: %s', (said, limitation) => {
  expect(nameOtherObstacles(said, limitation)).toBe(false);
});
