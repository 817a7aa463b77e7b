import { describe, expect, it } from 'vitest';
import { isAskedAbout } from '../../../../server/domain/dictation/judging/ask-about.ts';
import { decideByRules } from '../../../../server/domain/dictation/matching/find-comments.ts';
import { sayingKey } from '../../../../server/domain/dictation/matching/saying.ts';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { decisionsReport } from '../../../../server/domain/dictation/writing/decisions-report.ts';
import type { Lesson, LessonTarget } from '../../../../server/domain/lessons/lesson.ts';
import { templateOf, transcriptOf } from '../../../support/dictation.ts';
import { decisionAbout } from '../../../support/rules-decide.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const TEMPLATE = templateOf(`
= ROOFING
- Shingles
Damaged shingles | Shingles are damaged. Repair is needed.
[functional] Shingles fine | The shingles were in serviceable condition.
- Flashing
Loose flashing | The chimney flashing is loose. Have it secured.
Sealant failing | The sealant at the chimney flashing has failed. Reseal it.
[limitation] Flashing not seen | The flashing was not inspected because of snow.
[tip] Watch the sealant | Look at the sealant every spring.
= BATHROOMS
- Toilet
Loose toilet | The toilet is loose at the floor. Have a plumber secure it.
- Counters
Loose counter | The counter is loose. Have it fastened.
- Mirrors
`);
const itemOf = (component: string, item: string) => {
  const found = TEMPLATE.components.find(({ name }) => name === component)?.items.find(({ name }) => name === item);
  if (!found) throw new Error(`There is no ${item}.`);
  return found;
};
const target = (component: string, item: string, comment?: string): LessonTarget => {
  const { id: itemId, comments } = itemOf(component, item);
  return { component, itemId, commentId: comments.find(({ name }) => name === comment)?.id ?? null };
};
const lesson = (words: string, to: LessonTarget | null, heardIn: string | null = null): Lesson => ({
  id: words,
  words,
  target: to,
  heardIn,
  createdAt: new Date(0),
});
const ruled = async (text: string, ...lessons: Lesson[]) => {
  const encoder = await sentenceEncoder();
  const index = await indexTranscript(transcriptOf(text), TEMPLATE, { encoder });
  const { decisions } = await decideByRules(index, TEMPLATE, { encoder, lessons });
  return decisions;
};
const SEALANT = target('ROOFING', 'Flashing', 'Sealant failing');
const LOOSE = 'The chimney flashing is loose.';

describe('what an inspector has taught', () => {
  it('becomes that where the same is said again, whatever the rules would choose', async () => {
    const before = decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`));
    expect(before.comment?.name).toBe('Loose flashing');
    const after = decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, SEALANT)));
    expect(after).toMatchObject({
      verdict: 'template',
      comment: { name: 'Sealant failing' },
      place: { component: 'ROOFING', itemName: 'Flashing', occurrence: 1 },
      confidence: 1,
      isTaught: true,
      reason: 'as the inspector has taught',
    });
  });

  it.each([
    'Loose flashing at the chimney.',
    'The flashing on the chimney, it is loose, at the back left.',
    'Chimney flashing is loose on the north side.',
  ])('is known again in other words of the same sort: %s', async (words) => {
    const { comment } = decisionAbout('lashing', await ruled(`Roofing.\n${words}`, lesson(LOOSE, SEALANT)));
    expect(comment?.name).toBe('Sealant failing');
  });

  it.each([
    'The chimney flashing is rusted through.',
    'The vent flashing is loose and the shingles are torn.',
    'The chimney flashing is not loose.',
  ])('means nothing for words that say something else: %s', async (words) => {
    const decisions = await ruled(`Roofing.\n${words}`, lesson(LOOSE, SEALANT));
    expect(decisions.filter(({ isTaught }) => isTaught)).toEqual([]);
  });

  it('keeps the place that was said', async () => {
    const said = await ruled('Roofing.\nThe chimney flashing is loose on the north side.', lesson(LOOSE, SEALANT));
    expect(decisionAbout('flashing', said).remark.location).toContain('north side');
  });

  it('is written into the second bathroom where that is spoken of', async () => {
    const taught = lesson('The toilet rocks when you sit down.', target('BATHROOMS', 'Toilet', 'Loose toilet'));
    const said = await ruled(
      'Bathrooms.\nToilet. All fine here.\nSecond bathroom.\nToilet. The toilet rocks when you sit down.',
      taught,
    );
    expect(decisionAbout('rocks', said)).toMatchObject({ isTaught: true, place: { occurrence: 2 } });
  });

  it('of few words counts only in the section it was taught for', async () => {
    const taught = lesson('It is loose.', target('BATHROOMS', 'Counters', 'Loose counter'));
    const there = decisionAbout('loose', await ruled('Bathrooms.\nToilet.\nIt is loose.', taught));
    const elsewhere = decisionAbout('loose', await ruled('Roofing.\nFlashing.\nIt is loose.', taught));
    expect(there.isTaught).toBe(true);
    expect(elsewhere.isTaught).toBeUndefined();
  });

  it('of few words counts where they were said, too: they are followed there again', async () => {
    const said = 'Roofing.\nFlashing.\nIt is loose.';
    const { heardIn } = decisionAbout('loose', await ruled(said));
    expect(heardIn).toBe('ROOFING');
    const counter = target('BATHROOMS', 'Counters', 'Loose counter');
    expect(decisionAbout('loose', await ruled(said, lesson('It is loose.', counter, heardIn)))).toMatchObject({
      isTaught: true,
      comment: { name: 'Loose counter' },
      place: { component: 'BATHROOMS' },
    });
  });

  it('of a word is left out in the section it was said in, and nowhere else', async () => {
    const taught = lesson('It is loose.', null, 'ROOFING');
    expect(decisionAbout('loose', await ruled('Roofing.\nFlashing.\nIt is loose.', taught)).isTaught).toBe(true);
    expect(decisionAbout('loose', await ruled('Bathrooms.\nToilet.\nIt is loose.', taught)).isTaught).toBeUndefined();
  });

  it('is left out where it belongs in no report, and the report tells so', async () => {
    const decisions = await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, null));
    expect(decisionAbout('flashing', decisions)).toMatchObject({ verdict: 'none', place: null, isTaught: true });
    const { remarks } = decisionsReport(decisions, { sections: [] });
    expect(remarks.find(({ words }) => words.includes('flashing'))).toMatchObject({
      outcome: 'left out',
      decided_by: 'inspector',
    });
  });

  it('may be left out anywhere where it is short but names what it is of', async () => {
    const taught = lesson('The toilet is loose.', null);
    const said = await ruled('Bathrooms.\nToilet is loose in the hall bath.\nRoofing.\nThe toilet is loose.', taught);
    expect(said.filter(({ isTaught }) => isTaught)).toHaveLength(2);
  });

  it('is left out with the advice on it', async () => {
    const said = await ruled(`Roofing.\n${LOOSE}\nRecommend a roofer secure it.`, lesson(LOOSE, null));
    expect(decisionAbout('roofer', said)).toMatchObject({ verdict: 'none', isTaught: true });
    const kept = await ruled(`Roofing.\n${LOOSE}\nRecommend a roofer secure it.`);
    expect(decisionAbout('roofer', kept).verdict).toBe('merged');
  });

  it('becomes a new comment of an item, also of one that has no comments', async () => {
    const taught = lesson('There is a big crack across the mirror.', target('BATHROOMS', 'Mirrors'));
    const said = await ruled('Bathrooms.\nThere is a big crack across the mirror.', taught);
    expect(decisionAbout('crack', said)).toMatchObject({
      verdict: 'new',
      comment: null,
      place: { itemName: 'Mirrors' },
    });
  });

  it.each([
    { to: target('ROOFING', 'Shingles', 'Shingles fine'), verdict: 'functional' },
    { to: target('ROOFING', 'Flashing', 'Flashing not seen'), verdict: 'notInspected' },
    { to: target('ROOFING', 'Flashing', 'Watch the sealant'), verdict: 'tip' },
  ])('is written as what its comment is for: $verdict', async ({ to, verdict }) => {
    expect(decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, to)))).toMatchObject({ verdict });
  });

  it('counts for nothing where the template has its comment no more', async () => {
    const gone = { ...SEALANT, commentId: 'C-gone' };
    const { comment } = decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, gone)));
    expect(comment?.name).toBe('Loose flashing');
  });

  it('is not asked of a language model', async () => {
    const decision = decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, SEALANT)));
    expect(isAskedAbout(decision)).toBe(false);
    expect(isAskedAbout({ ...decision, isTaught: false })).toBe(true);
  });

  it('goes by the newest of two', async () => {
    const older = lesson(LOOSE, target('ROOFING', 'Shingles', 'Damaged shingles'));
    const { comment } = decisionAbout('flashing', await ruled(`Roofing.\n${LOOSE}`, lesson(LOOSE, SEALANT), older));
    expect(comment?.name).toBe('Sealant failing');
  });

  it('leaves what was taken back taken back', async () => {
    const decisions = await ruled(`Roofing.\n${LOOSE}\nScratch that.`, lesson(LOOSE, SEALANT));
    expect(decisions.filter(({ verdict }) => verdict === 'template')).toEqual([]);
  });
});

describe('the key of a saying', () => {
  it('is the same for words that say the same, wherever it is', () => {
    const key = sayingKey(LOOSE, null);
    expect(sayingKey('Loose flashing on the chimney, left rear.', 'ROOFING')).toBe(key);
    expect(sayingKey('The chimney flashing is rusted.', null)).not.toBe(key);
  });

  it('of few words is another one in each section, and none where there is no section', () => {
    expect(sayingKey('It is loose.', 'ROOFING')).not.toBe(sayingKey('It is loose.', 'BATHROOMS'));
    expect(sayingKey('It is loose.', null)).toBeNull();
    expect(sayingKey('The toilet is loose.', null)).not.toBeNull();
    expect(sayingKey('And so on.', 'ROOFING')).toBeNull();
  });
});
