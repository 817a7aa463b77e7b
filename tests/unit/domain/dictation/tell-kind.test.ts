import { describe, expect, test } from 'vitest';
import type { Remark } from '../../../../server/domain/dictation/findings.ts';
import { tellKind } from '../../../../server/domain/dictation/matching/tell-kind.ts';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { templateOf } from '../../../support/dictation.ts';

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
  about: null,
  rating: null,
  ...more,
});
const kindOf = (words: string, more?: Partial<Remark>) => tellKind(remark(words, more), library);

describe('once the template is looked at', () => {
  test.each([
    ['warm air at every register', 'functional'],
    ['the registers are all blowing nice and warm', 'functional'],
    ['the register in the back bedroom blows cold', 'fact'],
    ['it was off so I did not test the furnace', 'notInspected'],
    ['put a fresh filter in there every couple of months', 'tip'],
    ['the filter is black and caved in', 'fact'],
    ['my dog is in the truck and I need a coffee', 'narration'],
  ])('"%s" is told to be %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  test('talk that fits a defect turns out to be a finding', () => {
    expect(kindOf('nothing at all coming out of that register', { kind: 'narration' })).toBe('finding');
  });

  test.each([
    ["let me see if I can get to that one, I'll be right back", 'narration'],
    ["I'm going to head over to the furnace while you finish that", 'narration'],
  ])('small words tell talk: "%s" is %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  test('a finding right after its item was announced is no talk', () => {
    const place = {
      component: 'HEATING',
      occurrence: 1,
      itemId: 'II-1',
      itemName: 'Furnace',
      how: 'announced' as const,
    };
    const words = 'well what do you know hello there';
    expect(kindOf(words, { kind: 'finding' })).toBe('narration');
    expect(kindOf(words, { kind: 'finding', place })).toBe('finding');
  });

  test.each(['announcement', 'recommendation', 'retracted', 'tip', 'rating'] as const)('a %s stays one', (kind) => {
    expect(kindOf('warm air at every register', { kind })).toBe(kind);
  });

  test('what speaks of another remark, and what is asked, stay what they are', () => {
    expect(kindOf('warm air at every register', { kind: 'finding', about: 3 })).toBe('finding');
    expect(kindOf('Is the register warm?', { kind: 'narration' })).toBe('narration');
  });
});
