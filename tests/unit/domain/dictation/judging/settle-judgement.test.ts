import { describe, expect, it } from 'vitest';
import { askAbout } from '../../../../../server/domain/dictation/judging/ask-about.ts';
import type { OfferedComment } from '../../../../../server/domain/dictation/judging/remark-judge.ts';
import { settleJudgement } from '../../../../../server/domain/dictation/judging/settle-judgement.ts';
import { indexTemplate } from '../../../../../server/domain/dictation/matching/template-index.ts';
import { houseWords } from '../../../../../server/domain/dictation/places/house-words.ts';
import { namesOf } from '../../../../../server/domain/dictation/places/names.ts';
import { decisionAbout, rulesDecide } from '../../../../support/rules-decide.ts';
import { dwellingTemplate } from '../../../../support/written-dictation.ts';

const template = dwellingTemplate();
const knowledge = { template, house: houseWords(namesOf(template).names) };

/**
 * What becomes of the remark with these words when a judge answers so; `answer` may be the title of a comment, which then is
 * offered as the least likely where it is not, `item` the name of an item.
 */
async function settled(
  text: string,
  words: string,
  answer: string,
  confidence = 0.95,
  item: string | null = null,
  score = 0,
) {
  const ruled = await rulesDecide(text, template);
  const decision = decisionAbout(words, ruled.decisions);
  const question = askAbout(decision.remark.index, ruled, template);
  const isMeant = ({ comment }: Pick<OfferedComment, 'comment'>) => comment.name === answer;
  if (!question.candidates.some(isMeant))
    question.candidates.push(...offeredLast(decision.remark.index, score).filter(isMeant));
  const id = question.candidates.find(isMeant)?.id ?? answer;
  const itemId = question.items.find(({ itemName }) => itemName === item)?.id ?? item;
  return settleJudgement(
    decision,
    question,
    { remark: decision.remark.index, answer: id, item: itemId, confidence },
    { ...knowledge, meanings: ruled.meanings },
  );
}

/** All comments, as those are offered that little speaks for. */
function offeredLast(remark: number, score: number): OfferedComment[] {
  return indexTemplate(template).entries.map(({ component, itemId, itemName, comment, kind }, at) => ({
    id: `${remark}.${100 + at}`,
    ...{ component, itemId, itemName, comment, kind, text: comment.text, score },
  }));
}

const PLATFORM = 'Outside faces. Raised platforms. The outer beam just hangs there on a few nails.';

describe('an answer that is followed', () => {
  it('chooses a comment of the announced item that the words alone do not name', async () => {
    const decision = await settled(PLATFORM, 'outer beam', 'Ledger fastening');
    expect(decision).toMatchObject({
      verdict: 'template',
      comment: { name: 'Ledger fastening' },
      place: { component: 'OUTSIDE FACES', itemName: 'Raised Platforms', occurrence: 1 },
      confidence: 0.95,
      judgement: { answer: 'comment', confidence: 0.95, objection: null },
    });
  });

  it('makes a new comment at the place where the rules would put it', async () => {
    const decision = await settled(
      'Below. Framing members. One joist has been notched for a pipe.',
      'notched',
      'new',
      0.92,
    );
    expect(decision).toMatchObject({
      verdict: 'new',
      comment: null,
      place: { component: 'BELOW', itemName: 'Framing Members' },
    });
  });

  it('writes a limitation where the comment is one', async () => {
    const decision = await settled(
      'Below. Underfloor space. It was about ten inches high in there.',
      'ten inches',
      'Space not entered',
      0.9,
    );
    expect(decision).toMatchObject({ verdict: 'notInspected', comment: { name: 'Space not entered' } });
  });

  it('says so where it agrees with the rules', async () => {
    const decision = await settled(
      'Outside faces. Raised platforms. The guardrail is loose.',
      'loose',
      'Loose rail',
      0.6,
    );
    expect(decision).toMatchObject({ verdict: 'template', judgement: { objection: null }, confidence: 0.6 });
  });
});

describe('an answer that is none', () => {
  it.each(['99.1', 'C-00000000-0000-4000-8000-000000000001', 'Ledger', '', 'new comment'])('%j', async (answer) => {
    expect(await settled(PLATFORM, 'outer beam', answer)).toBeNull();
  });

  it('the candidate of another remark', async () => {
    const other = await settled(`${PLATFORM} The guardrail is loose.`, 'guardrail', '2.1');
    expect(other).toBeNull();
  });
});

describe('an answer that is not followed, with what speaks against it', () => {
  const ROOF = 'The shell above. Weather surface. ';
  it.each([
    ['unsure', PLATFORM, 'outer beam', 'unsure', 1, 'the model is unsure'],
    ['hardly sure', PLATFORM, 'outer beam', 'Ledger fastening', 0.5, 'the model is not sure enough (0.5 of 0.6)'],
    [
      'a defect of what is in order',
      `${ROOF}The shingles are in good shape.`,
      'good shape',
      'Lifted tabs',
      0.85,
      'said to be in order',
    ],
    [
      'a new defect of what is in order',
      `${ROOF}The shingles are in good shape.`,
      'good shape',
      'new',
      0.85,
      'said to be in order',
    ],
    [
      'a defect that was denied',
      `${ROOF}No moss up there.`,
      'No moss',
      'Moss growth',
      1,
      'the comment says the opposite',
    ],
    ['in order what is broken', `${ROOF}Two shingles are missing.`, 'missing', 'functional', 1, 'a defect is said'],
    [
      'not inspected what is broken',
      `${ROOF}Two shingles are missing.`,
      'missing',
      'notInspected',
      1,
      'a defect is said',
    ],
    [
      'in order what was not inspected',
      'Below. The crawl space was not entered.',
      'not entered',
      'functional',
      0.85,
      'something else is said',
    ],
    [
      'new what was not inspected',
      'Below. The crawl space was not entered.',
      'not entered',
      'new',
      0.85,
      'said not to have been inspected',
    ],
    ['against plain words', `${ROOF}Moss is growing on it.`, 'Moss', 'new', 0.85, 'the rules are sure'],
    [
      'a comment that nothing speaks for',
      PLATFORM,
      'outer beam',
      'Bent fins',
      0.85,
      'little that was said speaks for the comment',
    ],
    [
      'a comment for talk',
      'How was your weekend, did you go fishing?',
      'fishing',
      'new',
      1,
      'names nothing of the house',
    ],
  ])('%s', async (_what, text, words, answer, confidence, objection) => {
    const before = decisionAbout(words, (await rulesDecide(text, template)).decisions);
    const decision = await settled(text, words, answer, confidence);
    expect(decision?.judgement?.objection).toBe(objection);
    expect({ ...decision, judgement: undefined }).toEqual({ ...before, judgement: undefined });
  });
});

it('a comment of another section is not chosen by a judge who is not sure enough to leave the one spoken of', async () => {
  const answer = async (confidence: number) =>
    await settled(PLATFORM, 'outer beam', 'Polybutylene present', confidence, null, 0.3);
  expect((await answer(0.7))?.judgement?.objection).toBe('the model is not sure enough (0.7 of 0.8)');
  expect(await answer(0.8)).toMatchObject({ verdict: 'template', comment: { name: 'Polybutylene present' } });
});

describe('where it belongs', () => {
  const NEST = 'Outside faces. A wasp nest hangs in the soffit vent.';

  it('may be told by the id of an item', async () => {
    const decision = await settled(NEST, 'wasp nest', 'new', 0.95, 'Metal Joints and Penetrations');
    expect(decision).toMatchObject({
      verdict: 'new',
      comment: null,
      place: { component: 'THE SHELL ABOVE', itemName: 'Metal Joints and Penetrations', how: 'implied' },
    });
  });

  it.each(['functional', 'notInspected'])('is told so of what is %s, too', async (answer) => {
    const text = 'Outside faces. Spun fine by hand, did not start it.';
    const decision = await settled(text, 'Spun', answer, 0.95, 'Cooling Unit');
    expect(decision).toMatchObject({
      verdict: answer,
      comment: null,
      place: { component: 'WARMTH AND COOLNESS', itemName: 'Cooling Unit' },
    });
  });

  it('leaves no limitation behind that was written for another item', async () => {
    const text = 'Below. The crawl space was not entered, the hatch is nailed shut.';
    expect((await settled(text, 'not entered', 'notInspected'))?.comment).not.toBeNull();
    expect(await settled(text, 'not entered', 'notInspected', 0.95, 'Framing Members')).toMatchObject({
      verdict: 'notInspected',
      comment: null,
      place: { component: 'BELOW', itemName: 'Framing Members' },
    });
  });

  const HIVE = 'Outside faces. A bee hive hangs behind the shutters.';

  it('stays in the announced section where the judge is not sure enough to leave it', async () => {
    const decision = await settled(HIVE, 'bee hive', 'new', 0.7, 'Metal Joints and Penetrations');
    expect(decision).toMatchObject({ verdict: 'new', place: { component: 'OUTSIDE FACES' } });
  });

  it('is what the rules say where no item has the id', async () => {
    const decision = await settled(NEST, 'wasp nest', 'new', 0.95, 'i999');
    expect(decision?.place).toEqual(decisionAbout('wasp nest', (await rulesDecide(NEST, template)).decisions).place);
  });
});

describe('what was called talk never vanishes', () => {
  const talk = async (text: string, words: string, confidence = 1) =>
    await settled(text, words, 'narration', confidence);

  it('stays where the rules are sure of a comment', async () => {
    const decision = await talk('The shell above. Weather surface. Moss is growing on it.', 'Moss');
    expect(decision).toMatchObject({
      verdict: 'template',
      judgement: { answer: 'narration', objection: 'the rules are sure' },
    });
  });

  it('becomes a warning where the rules only know no comment for it', async () => {
    const decision = await talk('The shell above. A wasp nest hangs in the soffit vent.', 'wasp');
    expect(decision).toMatchObject({ verdict: 'warning', judgement: { answer: 'narration', objection: null } });
  });

  it('is passed over where the rules are unsure, too: no part of a house, nothing wrong', async () => {
    const text = 'The shell above. Weather surface. It reminds me of Vermont in a way.';
    expect(await talk(text, 'Vermont')).toMatchObject({ verdict: 'none' });
  });

  it('stays where something was said not to be inspected', async () => {
    const text = 'Below. Underfloor space. The crawl space was not entered.';
    expect(await talk(text, 'not entered')).toMatchObject({ verdict: 'notInspected' });
  });
});
