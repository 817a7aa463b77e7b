import { describe, expect, test } from 'vitest';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

/** Sections under names of their own, and what people call them. */
const TEMPLATES = {
  legacy: { garage: 'GARAGE', roof: 'ROOFING', attic: 'INSULATION AND VENTILATION', furnace: 'HEATING / COOLING' },
  a: { garage: 'Car Shelter', roof: 'Roof System', attic: 'Loft Space', furnace: 'Comfort Systems' },
} as const;

/** Where one is after the announcement, having been in a bathroom. */
async function sectionAfter(announcement: string, template: keyof typeof TEMPLATES): Promise<string | undefined> {
  const said = `Bathroom. The toilet is loose. ${announcement} The door sticks.`;
  const { remarks } = await indexTranscript(transcriptOf(said), await templateOf(`${template}-1`), {
    encoder: await sentenceEncoder(),
  });
  return remarks.at(-1)?.place.component;
}

describe.each(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[])('in template %s', (template) => {
  test.each([
    'X.',
    'Moving on to the X.',
    "Let's do the X.",
    "Let's go ahead and start on the X.",
    'Made my way to the X.',
    "That's it for in here, on to the X.",
    "I'm done here, going to the X.",
    "Okay, we're done with the bathroom, X next.",
    "Let's switch gears to the X.",
    'Okay, the X, let me see.',
  ])('one goes there by "%s"', async (announcement) => {
    const gone = Object.entries(TEMPLATES[template]).map(async ([name, section]) => [
      name,
      await sectionAfter(announcement.replace('X', name), template),
      section,
    ]);
    const elsewhere = (await Promise.all(gone)).filter(([, came, section]) => came !== section);
    expect(elsewhere).toEqual([]);
  });
});

test('nobody goes there by what something is beside', async () => {
  const said = 'Garage. The floor is cracked. To the right of the sink there is a cracked tile.';
  const { remarks } = await indexTranscript(transcriptOf(said), await templateOf('legacy-1'), {
    encoder: await sentenceEncoder(),
  });
  expect(remarks.at(-1)?.place.component).toBe('GARAGE');
});
