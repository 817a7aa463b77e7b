import { expect, test } from 'vitest';
import { ClauseMeanings } from '../../../../server/domain/dictation/remarks/clause-meanings.ts';
import { toSpoken } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { cutClauses } from '../../../support/cut-clauses.ts';
import { transcriptOf } from '../../../support/dictation.ts';

/** Two comments of one item, and one of another section. */
const ENTRIES = [
  { component: 'Bath', itemId: 'toilet' },
  { component: 'Bath', itemId: 'toilet' },
  { component: 'Roof', itemId: 'flashing' },
];
/** How near each clause is to each comment. */
const LIKENESSES: Record<string, number[]> = {
  'it rocks': [0.9, 0.1, 0],
  'it runs': [0.1, 0.8, 0],
  'the boot is split': [0, 0, 0.7],
  'it rocks and it runs': [0.6, 0.6, 0],
  'it rocks and the boot is split': [0.5, 0, 0.5],
};

const JOINT = 3;
const RETRACTION = { stands: 0.2, retracted: 0.7, retractedByNext: 0.1 };

function clauseMeanings() {
  const asked: string[] = [];
  const compare = async (text: string) => {
    asked.push(text);
    const comments = Float32Array.from(LIKENESSES[text] as number[]);
    return { meaning: comments, comments };
  };
  return {
    meanings: new ClauseMeanings(ENTRIES, { compare, joint: async () => JOINT, retraction: async () => RETRACTION }),
    asked,
  };
}

test('what clauses mean is unknown until they were read, and each is read once', async () => {
  const { meanings, asked } = clauseMeanings();
  const before = meanings.evidence('it rocks', 'it runs', 'it rocks and it runs');
  expect(await meanings.readAsked()).toBe(true);
  expect(meanings.evidence('it rocks', 'it runs', 'it rocks and it runs')).not.toEqual(before);
  const ofOther = ['it rocks', 'the boot is split', 'it rocks and the boot is split'] as const;
  expect(meanings.evidence(...ofOther)).toEqual(before);
  expect(await meanings.readAsked()).toBe(true);
  expect(await meanings.readAsked()).toBe(false);
  expect(asked).toEqual(Object.keys(LIKENESSES).sort((a, b) => asked.indexOf(a) - asked.indexOf(b)));
});

test('whether a clause goes on is unknown until it was read, and is told then', async () => {
  const { meanings } = clauseMeanings();
  expect(meanings.joint('it rocks', 'it runs')).toBeLessThan(0);
  expect(await meanings.readAsked()).toBe(true);
  expect(meanings.joint('it rocks', 'it runs')).toBe(JOINT);
  expect(await meanings.readAsked()).toBe(false);
});

test('what is said stands until it was read, and then what was read holds', async () => {
  const { meanings } = clauseMeanings();
  expect(meanings.retraction('it rocks', 'no it does not').stands).toBe(1);
  expect(await meanings.readAsked()).toBe(true);
  expect(meanings.retraction('it rocks', 'no it does not')).toEqual(RETRACTION);
  expect(await meanings.readAsked()).toBe(false);
});

test('clauses are told apart by the comments that are nearest to each', async () => {
  const { meanings } = clauseMeanings();
  const look = () => ({
    same: meanings.evidence('it rocks', 'it rocks', 'it rocks'),
    ofItem: meanings.evidence('it rocks', 'it runs', 'it rocks and it runs'),
    elsewhere: meanings.evidence('it rocks', 'the boot is split', 'it rocks and the boot is split'),
  });
  look();
  await meanings.readAsked();
  const { same, ofItem, elsewhere } = look();
  expect(same.apart).toBe(0);
  expect(same.alike).toBeCloseTo(0.82);
  expect(elsewhere.alike).toBeCloseTo(0);
  expect(same.sameComment).toBeCloseTo(1);
  expect(ofItem.leftNear).toBeCloseTo(0.9);
  expect(ofItem.wholeNear).toBeCloseTo(0.6);
  expect(ofItem.sameComment).toBeCloseTo(0);
  expect(ofItem.sameItem).toBeCloseTo(1);
  expect(elsewhere.sameSection).toBeCloseTo(0);
});

test('a template without comments tells nothing of clauses', async () => {
  const compare = () => Promise.reject(new Error('There is nothing to compare with.'));
  const meanings = new ClauseMeanings([], { compare, joint: compare, retraction: compare });
  const { sameSection } = meanings.evidence('it rocks', 'it runs', 'it rocks and it runs');
  expect(await meanings.readAsked()).toBe(false);
  expect(sameSection).toBeGreaterThan(0);
});

test('clauses that mean one comment stay together where those that mean two are parted, however short', async () => {
  const cut = (said: string) => cutClauses(transcriptOf(said).words.map(toSpoken));
  expect(await cut('Toilet rocks like a cheap bar stool, floor is spongy all around it.')).toHaveLength(2);
  expect(await cut('Fan sounds like a jet, outlet by the mirror is not GFCI.')).toHaveLength(2);
  expect(await cut('The handrail wobbles, you can push it out with one hand.')).toHaveLength(1);
});

test('one word of which nothing was told is no remark by itself, a judgement is', async () => {
  const cut = (said: string) => cutClauses(transcriptOf(said).words.map(toSpoken));
  expect(await cut('Grooves, gutters are full of leaves at the back.')).toHaveLength(1);
  expect(await cut('Fine, the tub drains slow.')).toHaveLength(2);
});
