import { expect, test } from 'vitest';
import { warningsOf } from '../../../../server/domain/dictation/warnings.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const template = templateOf(`
= ROOFING
- Roof Coverings
Granule loss | Shingles at the (location) have lost granules.
Lifted shingles | Shingles are lifted at the (location). A roofer should reseal them.
Missing shingles | Shingles are missing at the (location).
- Gutters and Downspouts
Gutters full | The gutters at the (location) are full of leaves.
= EXTERIOR
- Decks and Balconies
Ledger not flashed | There is no flashing at the deck ledger.
Balusters too wide | Balusters are spaced more than four inches apart.
= STRUCTURE
- Crawl Space
[limitation] Not entered | The crawl space was not entered because there was no access.
- Foundation Walls
Efflorescence | Efflorescence was seen on the wall at the (location). Moisture comes through.
Active water | Water was leaking in at the (location).
= ELECTRICAL SYSTEM
- Main Panel
Double tapped breaker | Two conductors are under one breaker at the (location).
= HEATING
- Furnace
[functional] Furnace worked | The furnace responded to the thermostat.
Rusted exchanger | The heat exchanger is rusted.
- Filters
Dirty filter | The filter is dirty.
[tip] Change filters | Change the filter every ninety days.
= PLUMBING
- Water Heater
No discharge pipe | The relief valve has no discharge pipe.
= ATTIC
- Attic Access
[limitation] Buried in storage | The attic was not entered because stored goods covered the hatch.
- Insulation
Thin insulation | Insulation is too thin.
= KITCHEN
- GFCI Outlets
Not GFCI protected | The outlet at the (location) is not GFCI protected.
= BATHROOMS
- Toilets
Loose at floor | The toilet at the (location) is loose at the floor.
[functional] Flushed | The toilet flushed properly.
- Exhaust Fans
Fan inoperative | The exhaust fan did not work.
[functional] Fan worked | The exhaust fan worked.
`);

test('terse fragments after an announced section and item become two findings, the advice joins the last', () => {
  const { lines, decisions, textOf } = writeDictation(
    'Okay, roof. Coverings. Granule loss, moderate, on the south slope, couple of shingles lifted near the ridge, have a roofer take a look.',
    template,
  );
  expect(lines).toEqual([
    'ROOFING / Roof Coverings / template / Granule loss',
    'ROOFING / Roof Coverings / template / Lifted shingles',
  ]);
  expect(textOf('Granule loss')).toBe('<p>Shingles on the south slope have lost granules.</p>');
  expect(textOf('Lifted shingles')).toContain('are lifted near the ridge.');
  expect(decisions.at(-1)).toMatchObject({ verdict: 'merged', remark: { kind: 'recommendation' } });
});

test('"just maintenance" adds to the finding before it', () => {
  const { lines } = writeDictation("Roof. Gutters are full of leaves at the back. That's just maintenance.", template);
  expect(lines).toEqual(['ROOFING / Gutters and Downspouts / template / Gutters full']);
});

test('a self-correction leaves the corrected number only', () => {
  const { decisions, lines } = writeDictation(
    'Moving on, electrical panel, two hundred amp, double tap on the number fourteen breaker, no wait, sixteen.',
    template,
  );
  const said = decisions.find((decision) => decision.verdict === 'template')?.remark;
  expect(lines).toContain('ELECTRICAL SYSTEM / Main Panel / template / Double tapped breaker');
  expect(said?.words).toContain('sixteen');
  expect(said?.words).not.toContain('fourteen');
  expect(said?.heard).toContain('fourteen');
});

test('the master bath after the hall bath is BATHROOMS 2, and the fan is functional in the first only', () => {
  const { lines, draft } = writeDictation(
    "Hall bath. Toilet's loose at the floor. Fan works. Now the master bath, same thing, toilet loose.",
    template,
  );
  expect(lines).toEqual([
    'BATHROOMS / Toilets / template / Loose at floor',
    'BATHROOMS / Exhaust Fans / functional / Fan worked',
    'BATHROOMS 2 / Toilets / template / Loose at floor',
  ]);
  expect(draft.sections[1]?.items[0]?.comments[0]?.text).toContain('in the master bath');
});

test('what a water heater is and what is wrong with it are told apart', () => {
  const { lines } = writeDictation(
    "Water heater is a twenty-eleven, fifty gallon gas, TPR discharge pipe is missing, that's a safety item.",
    template,
  );
  expect(lines).toEqual([
    'PLUMBING / Water Heater / new / Water heater is a twenty-eleven, fifty gallon gas',
    'PLUMBING / Water Heater / template / No discharge pipe',
  ]);
});

test('one outlet without GFCI and the rest fine is one defect', () => {
  const { lines } = writeDictation(
    'No GFCI at the kitchen island; GFCIs are fine everywhere else in the kitchen.',
    template,
  );
  expect(lines).toEqual(['KITCHEN / GFCI Outlets / template / Not GFCI protected']);
});

test('not inspected keeps the reason that was said: a limitation with another reason is not used', () => {
  const { lines, draft } = writeDictation("Attic, couldn't get in, hatch is painted shut, so not inspected.", template);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^ATTIC \/ Attic Access \/ new \/ /);
  expect(draft.sections[0]?.items[0]).toMatchObject({ role: 'notInspected' });
  expect(draft.sections[0]?.items[0]?.comments[0]?.text).toContain('hatch is painted shut');
});

test('a limitation with the reason that was said is used', () => {
  const { lines } = writeDictation('The crawl space was not entered because there was no access.', template);
  expect(lines).toEqual(['STRUCTURE / Crawl Space / template / Not entered']);
});

test('"no active moisture" never becomes a leak', () => {
  const { lines } = writeDictation('Crawl space: efflorescence on the front wall, no active moisture today.', template);
  expect(lines).toEqual(['STRUCTURE / Foundation Walls / template / Efflorescence']);
});

test('a furnace that fired is functional, its dirty filter is a finding', () => {
  const { lines } = writeDictation("Furnace fired right up, filter's dirty, change it every ninety days.", template);
  expect(lines).toEqual([
    'HEATING / Furnace / functional / Furnace worked',
    'HEATING / Filters / template / Dirty filter',
  ]);
});

test('talk to the client is written nowhere', () => {
  const { lines } = writeDictation("yeah I'd ask them about the schools around here", template);
  expect(lines).toEqual([]);
});

test('"scratch that last one" takes the finding back, its advice too', () => {
  const { lines, decisions } = writeDictation(
    'Roof. Coverings. Three shingles are missing. Recommend a roofer. Scratch that last one.',
    template,
  );
  expect(lines).toEqual([]);
  expect(warningsOf(decisions)).toHaveLength(1);
});

test('two findings in one sentence are two comments', () => {
  const { lines } = writeDictation(
    'Deck ledger has no flashing and the guardrail balusters are about five inches apart.',
    template,
  );
  expect(lines).toEqual([
    'EXTERIOR / Decks and Balconies / template / Ledger not flashed',
    'EXTERIOR / Decks and Balconies / template / Balusters too wide',
  ]);
});

test('silence makes no comment and one warning', () => {
  const { lines, decisions } = writeDictation('', template);
  expect(lines).toEqual([]);
  expect(warningsOf(decisions)).toEqual([
    'Nothing about the house was heard in the recording, so no comment was written.',
  ]);
});

test('the same damage at another place is one comment with both places', () => {
  const { lines, textOf } = writeDictation(
    'Roof. Coverings. Granule loss on the south slope.\nSame granule loss again on the garage roof.',
    template,
  );
  expect(lines).toEqual(['ROOFING / Roof Coverings / template / Granule loss']);
  expect(textOf('Granule loss')).toContain('south slope and the garage roof');
});
