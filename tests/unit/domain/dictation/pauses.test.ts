import { describe, expect, test } from 'vitest';
import { splitSentences } from '../../../../server/domain/dictation/remarks/split-sentences.ts';
import { type Spoken, writtenText } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { cutClauses } from '../../../support/cut-clauses.ts';

/** Words that take 0.3 s; a slash is a pause of half a second. */
function spoken(said: string): Spoken[] {
  const out: Spoken[] = [];
  let time = 0;
  for (const text of said.split(' ')) {
    if (text === '/') {
      time += 0.5;
      continue;
    }
    out.push({ heard: text, text, start: time, end: time + 0.3 });
    time += 0.3;
  }
  return out;
}

const sentencesOf = (said: string) => splitSentences(spoken(said)).map(writtenText);

const STOPS_WITH_PAUSE =
  'Roof. / Ridge sags. / Two tabs torn. / Boot split. / Vent bent. / Gutter full. / Lead slid. /';
const BREATHLESS = 'Halloween, fifty degrees and overcast. Buyers with me. /';

describe('of a speaker who pauses at full stops', () => {
  test('one without a pause ends no sentence', () => {
    const said = sentencesOf(`${STOPS_WITH_PAUSE} ${BREATHLESS} Attic.`);
    expect(said.at(-2)).toBe('Halloween, fifty degrees and overcast, Buyers with me.');
    expect(said).toHaveLength(9);
  });

  test('a name stands by itself, pause or not', () => {
    const said = sentencesOf(`${STOPS_WITH_PAUSE} Gutters are full of leaves. Hall bathroom. Toilet rocks. / Attic.`);
    expect(said.slice(-4)).toEqual(['Gutters are full of leaves.', 'Hall bathroom.', 'Toilet rocks.', 'Attic.']);
  });

  test('a place that leads to what is told goes with it', () => {
    const said = sentencesOf(`${STOPS_WITH_PAUSE} Behind the freezer. Somebody left a hole. / Attic.`);
    expect(said.at(-2)).toBe('Behind the freezer, Somebody left a hole.');
  });

  test('a name goes with a word that judges it', () => {
    const said = sentencesOf(`${STOPS_WITH_PAUSE} Driveway. Okay. / Attic.`);
    expect(said.slice(-2)).toEqual(['Driveway Okay.', 'Attic.']);
  });

  test('and nowhere else, a pause ends a sentence', () => {
    const said = sentencesOf(
      `${STOPS_WITH_PAUSE} Chimney leans. / left side stays cold / right side runs hot. / Attic.`,
    );
    expect(said.slice(-3)).toEqual(['left side stays cold', 'right side runs hot.', 'Attic.']);
  });

  test('a pause after a word that leads on ends none', () => {
    const said = sentencesOf(`${STOPS_WITH_PAUSE} Chimney leans. / water stands in the / left corner. / Attic.`);
    expect(said.at(-2)).toBe('water stands in the left corner.');
  });
});

test('of a speaker who does not pause, every full stop ends a sentence', () => {
  const said = sentencesOf(`${STOPS_WITH_PAUSE.replaceAll(' /', '')} ${BREATHLESS.replaceAll(' /', '')} Attic.`);
  expect(said.slice(-3)).toEqual(['Halloween, fifty degrees and overcast.', 'Buyers with me.', 'Attic.']);
});

test('of a speaker who pauses anywhere, a pause ends no sentence', () => {
  const thinks = 'Ridge / sags. / Two / tabs / torn. / Boot / split. / Vent / bent. / Lead / slid.';
  const said = sentencesOf(`${STOPS_WITH_PAUSE} ${thinks} / left side stays / cold. / Attic.`);
  expect(said.at(-2)).toBe('left side stays cold.');
});

test('of a speaker who pauses at most full stops, those without a pause end no sentence, and are remembered', () => {
  const sentences = splitSentences(spoken(`${STOPS_WITH_PAUSE} Pump quiet. Tank hollow. Good. / ${BREATHLESS} Attic.`));
  const [whole] = sentences.filter((words) => writtenText(words).startsWith('Pump'));
  expect(writtenText(whole ?? [])).toBe('Pump quiet, Tank hollow, Good.');
  expect(whole?.filter(({ isStop }) => isStop).map(({ heard }) => heard)).toEqual(['quiet.', 'hollow.']);
});

test('few full stops tell nothing of a speaker', () => {
  expect(sentencesOf(`Roof. / ${BREATHLESS}`)).toEqual([
    'Roof.',
    'Halloween, fifty degrees and overcast.',
    'Buyers with me.',
  ]);
});

describe('in the middle of a sentence', () => {
  test.each([
    ['sump pump is seized up solid / lint is packed in the dryer duct', 2],
    ['sump pump is / seized up solid', 1],
    ['sump pump is seized up solid lint is packed in the dryer duct', 1],
  ])('"%s" is cut into %i', async (said, count) => {
    expect(await cutClauses(spoken(said))).toHaveLength(count);
  });
});
