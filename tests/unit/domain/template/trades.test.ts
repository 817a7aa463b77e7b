import { describe, expect, it } from 'vitest';
import { HOUSE_SYSTEMS } from '../../../../server/domain/dictation/lexicon/house-systems.ts';
import { plainWords } from '../../../../server/domain/dictation/words/text.ts';
import { TRADES } from '../../../../server/domain/template/trade-table.ts';
import { standardTrades, tradesIn } from '../../../../server/domain/template/trades.ts';

describe('TRADES', () => {
  const subjects = TRADES.flatMap((trade) => trade.subjects.split(', ').filter(Boolean));

  it('names only groups of the lexicon', () => {
    const lines = HOUSE_SYSTEMS.flatMap(({ parts, symptoms }) => `${parts}\n${symptoms}`.trim().split('\n'));
    const groups = new Set(lines.map((line) => plainWords(line.split(',')[0] ?? '').join(' ')));
    expect(subjects.filter((subject) => !groups.has(subject))).toEqual([]);
  });

  it('names each subject once', () => {
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
  });
});

describe('standardTrades', () => {
  it.each([
    ['granule loss on the south slope', ['roofing contractor']],
    ['no GFCI at the kitchen island', ['licensed electrician']],
    ['toilet is loose', ['licensed plumber']],
    ['the roof leaks', ['roofing contractor']],
    ['duct disconnected in the crawl space', ['HVAC contractor']],
    ['droppings in the attic', ['pest control contractor']],
    ['stain on the ceiling', []],
    ['Have a roofing contractor look at the sink', ['licensed plumber']],
    ['boards are rotted near the grill', []],
    ['hole in the drywall behind the bedroom door', []],
    ['the doorbell is dead by the fireplace', []],
    ['Next to the furnace there is a cracked window', ['window contractor']],
    ['shingles are missing above the garage door', ['roofing contractor']],
    ['active leak under the kitchen sink', ['licensed plumber']],
    ['scorching around the outlet', ['licensed electrician']],
    ['rust at the bottom of the furnace', ['HVAC contractor']],
  ])('of "%s"', (text, trades) => {
    expect(standardTrades(text)).toEqual(trades);
  });
});

describe('tradesIn', () => {
  it.each([
    ['have a roofer look', ['roofing contractor']],
    ['call HVAC', ['hvac contractor']],
    ['the HVAC filter is dirty', []],
    ['a licensed electrical contractor and a mason', ['licensed electrician', 'mason']],
  ])('"%s"', (text, trades) => {
    expect([...tradesIn(plainWords(text)).keys()]).toEqual(trades);
  });
});
