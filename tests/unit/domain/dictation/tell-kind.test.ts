import { describe, expect, test } from 'vitest';
import type { Remark } from '../../../../server/domain/dictation/findings.ts';
import { lookedUpText } from '../../../../server/domain/dictation/matching/look-up.ts';
import { Meanings } from '../../../../server/domain/dictation/matching/meanings.ts';
import { tellKind, wordsToTellKindBy } from '../../../../server/domain/dictation/matching/tell-kind.ts';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { templateOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const template = templateOf(`
  = HEATING
  - Registers
  [functional] Registers deliver heat | Warm air was felt at all registers.
  No heat at register | No warm air came from the register.
  - Furnace
  Furnace does not start | The furnace did not respond to the thermostat.
  [tip] Change the filter | Change the furnace filter every three months.
  [limitation] Furnace off | The furnace was off and was not tested.`);
const library = indexTemplate(template);

const remark = (words: string, more: Partial<Remark> = {}): Remark => ({
  index: 0,
  kind: 'fact',
  heard: words,
  words,
  start: 0,
  end: 1,
  place: { component: 'HEATING', occurrence: 1, itemId: null, itemName: null, how: 'carried' },
  aside: null,
  count: null,
  location: null,
  room: null,
  topic: [],
  announcedBy: null,
  antecedent: null,
  about: null,
  rating: null,
  ...more,
});
const meanings = await Meanings.of(library, await sentenceEncoder());
const kindOf = async (words: string, more?: Partial<Remark>) => {
  const said = remark(words, more);
  await meanings.read([lookedUpText(said, undefined)]);
  await meanings.readKinds([wordsToTellKindBy(said)]);
  return tellKind(said, { library, meanings });
};

describe('once the template is looked at', () => {
  test.each([
    ['warm air at every register', 'functional'],
    ['the registers are all blowing nice and warm', 'functional'],
    ['the register in the back bedroom blows cold', 'fact'],
    ['it was off so I did not test the furnace', 'notInspected'],
    ['put a fresh filter in there every couple of months', 'tip'],
    ['the filter is black and caved in', 'fact'],
    ['my dog is in the truck and I need a coffee', 'narration'],
  ])('"%s" is told to be %s', async (words, kind) => {
    expect(await kindOf(words)).toBe(kind);
  });

  test('talk that fits a defect turns out to be a finding', async () => {
    expect(await kindOf('nothing at all coming out of that register', { kind: 'narration' })).toBe('finding');
  });

  test.each([
    ["let me see if I can get to that one, I'll be right back", 'narration'],
    ["I'm going to head over to the furnace while you finish that", 'narration'],
  ])('small words tell talk: "%s" is %s', async (words, kind) => {
    expect(await kindOf(words)).toBe(kind);
  });

  test('a finding right after its item was announced is no talk, unless it surely is', async () => {
    const place = {
      component: 'HEATING',
      occurrence: 1,
      itemId: 'II-1',
      itemName: 'Furnace',
      how: 'announced' as const,
    };
    const words = 'looks like an old one to me';
    expect(await kindOf(words, { kind: 'finding' })).toBe('narration');
    expect(await kindOf(words, { kind: 'finding', place })).toBe('finding');
    expect(await kindOf('well what do you know hello there', { kind: 'finding', place })).toBe('narration');
  });

  test.each(['announcement', 'recommendation', 'retracted', 'tip', 'rating'] as const)(
    'a %s stays one',
    async (kind) => {
      expect(await kindOf('warm air at every register', { kind })).toBe(kind);
    },
  );

  test('what speaks of another remark, and what is asked, stay what they are', async () => {
    expect(await kindOf('warm air at every register', { kind: 'finding', about: 3 })).toBe('finding');
    expect(await kindOf('Is the register warm?', { kind: 'narration' })).toBe('narration');
  });
});
