import { expect, test } from 'vitest';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { addMaintenanceTips } from '../../../../server/domain/dictation/writing/add-maintenance-tips.ts';
import { decisionsReport } from '../../../../server/domain/dictation/writing/decisions-report.ts';
import { toWrittenReport } from '../../../../server/domain/dictation/writing/to-written-report.ts';
import { warningsOf } from '../../../../server/domain/dictation/writing/warnings.ts';
import { templateOf, transcriptOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';
import { stylesTemplate } from '../../../support/speaking-styles.ts';
import { dictationFixture, dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

const template = dwellingTemplate();

test.each(['dwelling-1.txt', 'dwelling-2.txt', 'dwelling-3.txt'])(
  'every word of %s is in exactly one remark',
  async (name) => {
    const transcript = transcriptOf(dictationFixture(name));
    const { remarks } = await indexTranscript(transcript, template, { encoder: await sentenceEncoder() });
    expect(remarks.map(({ heard }) => heard).join(' ')).toBe(transcript.words.map((word) => word.text).join(' '));
  },
);

test('every written comment but auto carries words and seconds that were said', async () => {
  const text = dictationFixture('dwelling-1.txt');
  const { draft, decisions } = await writeDictation(text, template);
  const comments = toWrittenReport(draft, decisions, template).sections.flatMap((section) =>
    section.items.flatMap((item) => item.comments),
  );
  expect(comments.length).toBeGreaterThan(15);
  for (const comment of comments) {
    expect(comment.heard.length).toBeGreaterThan(0);
    for (const heard of comment.heard) {
      expect(text.replace(/\s+/g, ' ')).toContain(heard.words);
      expect(heard.end).toBeGreaterThan(heard.start);
    }
  }
});

test('what nobody can make anything of becomes a warning with its words and time', async () => {
  const { decisions, lines } = await writeDictation('Wash room.\nThe widget gadget is glorping badly.', template);
  expect(lines).toEqual([]);
  expect(warningsOf(decisions)).toEqual([
    'At 0:01 you said "The widget gadget is glorping badly."; no item of your template fits, so it was not written.',
  ]);
});

test('what names nothing of the house, but is hardly talk, is warned of', async () => {
  const said =
    'Heating. I turned that one up, and it clicked five times and went quiet, and it was the same an hour after.';
  const { decisions } = await writeDictation(said, stylesTemplate());
  expect(decisions.map(({ verdict }) => verdict)).toEqual(['none', 'warning']);
  expect(warningsOf(decisions).join()).toContain('clicked five times');
});

test('what ails one of several machines is warned of, though it sounds like talk', async () => {
  const { decisions } = await writeDictation(
    'Furnace. The filter is dirty. The upstairs unit makes a loud noise.',
    stylesTemplate(),
  );
  expect(decisions.at(-1)).toMatchObject({
    verdict: 'warning',
    remark: { words: 'The upstairs unit makes a loud noise.' },
  });
});

test('what is left out as talk or taken back is told, each in one sentence', async () => {
  const said =
    "Wash room. I'd ask them about the schools around here. WC. Toilet flushes fine. The toilet is loose at the floor. Scratch that, it was the rug. Thanks. That's my office calling, I'll get back to them.";
  const { decisions } = await writeDictation(said, template);
  expect(warningsOf(decisions)).toEqual([
    expect.stringMatching(
      /^Left out as talk: "I'd ask them .* here\." \(0:\d\d\), "That's my office .*" \(0:\d\d\)\.$/,
    ),
    expect.stringMatching(
      /^Left out because you took it back: "The toilet is loose at the floor\." \(0:\d\d\), "Scratch/,
    ),
  ]);
});

test.each([
  ['Wash room. Faucet drips. Scratch that last one.', 'Faucet drips.'],
  ['Wash room. The faucet drips at the base. Toilet rocks. Scratch that.', 'Toilet rocks.'],
])('a finding that was taken back is told, however short: %s', async (said, words) => {
  const told = warningsOf((await writeDictation(said, template)).decisions).join(' ');
  expect(told).toContain(`because you took it back: "${words}"`);
  expect(told).not.toContain('"Scratch that."');
});

test('a recording with nothing to write and nothing to list says so', async () => {
  const { decisions } = await writeDictation('Scratch that.', template);
  expect(warningsOf(decisions)).toEqual([expect.stringMatching(/^Nothing about the house was heard/)]);
});

test('with new comments switched off, what no comment says becomes a warning', async () => {
  const said = 'Raised platforms. There is a solar panel array on the pergola with loose conduit.';
  expect((await writeDictation(said, template)).lines).toHaveLength(1);
  const off = await writeDictation(said, template, { createNewComments: false });
  expect(off.lines).toEqual([]);
  expect(warningsOf(off.decisions)[0]).toContain('new comments are switched off');
});

test('a new comment is the words as said, with the advice that was said, and nothing else', async () => {
  const { draft } = await writeDictation(
    'Raised platforms. um there is a solar panel array on the pergola with loose conduit. Have an electrician look at it.',
    template,
  );
  expect(draft.sections[0]?.items[0]?.comments[0]).toMatchObject({
    source: 'new',
    libraryId: null,
    text: '<p>There is a solar panel array on the pergola with loose conduit. Have an electrician look at it.</p>',
  });
});

test('with locations switched off the phrase goes cleanly', async () => {
  const said = 'Weather surface. Moss is growing on the north side.';
  expect((await writeDictation(said, template)).textOf('Moss growth')).toContain('growing on the north side.');
  expect((await writeDictation(said, template, { addDefectLocations: false })).textOf('Moss growth')).toContain(
    'Moss is growing. It holds water.',
  );
});

test('a functional statement is written only where nothing else was found', async () => {
  expect((await writeDictation('Wash room. WC. Toilet flushes fine.', template)).lines).toEqual([
    'WASH ROOM / WC / functional / WC fine',
  ]);
  expect(
    (await writeDictation('Wash room. WC. Toilet flushes fine. The toilet is loose at the floor.', template)).lines,
  ).toEqual(['WASH ROOM / WC / template / Rocks on floor']);
});

test('tips are added once, only to items that were spoken of', async () => {
  const { draft, decisions } = await writeDictation(
    'Rain drainage. Gutters are packed with leaves. The gutter sags at the back.',
    template,
  );
  const tips = addMaintenanceTips(draft, decisions, template).sections.flatMap((section) =>
    section.items.flatMap((item) => item.comments.filter((comment) => comment.source === 'tip')),
  );
  expect(tips.map((tip) => tip.name)).toEqual(['Clean twice a year']);
  expect(tips[0]?.remarks.length).toBe(2);
});

test('auto comments stand in every report, also in a copied section, and say nothing of rating', async () => {
  const withAuto = templateOf(
    '= BATHROOMS\n- Toilets\n[auto] How we look | We flush every toilet.\nLoose | The toilet is loose.',
  );
  const empty = await writeDictation('', withAuto);
  expect(empty.lines).toEqual(['BATHROOMS / Toilets / auto / How we look']);
  expect(empty.draft.sections[0]?.items[0]?.role).toBeNull();
  const two = await writeDictation('Second bathroom. The toilet is loose.', withAuto);
  expect(two.lines).toEqual([
    'BATHROOMS / Toilets / auto / How we look',
    'BATHROOMS 2 / Toilets / auto / How we look',
    'BATHROOMS 2 / Toilets / template / Loose',
  ]);
});

test('a comment that stands in every report asks for no place', async () => {
  const withAuto = templateOf('= ROOF\n- Shingles\n[auto] How we look | We looked at the shingles at the (location).');
  const text = (await writeDictation('', withAuto)).textOf('How we look');
  expect(text).toBe('<p>We looked at the shingles.</p>');
});

test('a place that the comment names already is not named twice', async () => {
  const heating = templateOf('= HEATING\n- Furnace\nDirty burners | The burners of the furnace (location) are dirty.');
  const { textOf } = await writeDictation('Heating. Upstairs furnace. The burners are dirty.', heating);
  expect(textOf('Dirty burners')).toBe('<p>The burners of the furnace upstairs are dirty.</p>');
});

test('the written report has names, rating codes and ids that follow from the content', async () => {
  const write = async () => {
    const { draft, decisions } = await writeDictation(
      'Second wash room. WC. Toilet is loose at the floor. There is a strange purple glow from the mirror.',
      template,
    );
    return toWrittenReport(draft, decisions, template);
  };
  const report = await write();
  expect(report.sections[0]).toMatchObject({ componentName: 'WASH ROOM', occurrence: 2, name: 'WASH ROOM 2' });
  expect(report.sections[0]?.items[0]?.rating).toBe('DEF');
  const created = report.sections[0]?.items[0]?.comments.find((comment) => comment.source === 'new');
  expect(created?.id).toMatch(/^C-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(await write()).toEqual(report);
});

test('report.json lists every remark, narration too', async () => {
  const { draft, decisions } = await writeDictation(
    'Wash room. WC. Toilet is loose. Hello, yes, I will call you back.',
    template,
  );
  expect(decisionsReport(decisions, draft).remarks.map((remark) => remark.outcome)).toEqual([
    'announcement',
    'announcement',
    'written',
    'narration',
  ]);
  expect(JSON.parse(JSON.stringify(decisions))).toEqual(decisions);
});
