import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { warningsOf } from '../../server/domain/dictation/writing/warnings.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { templateOf } from './dictation.ts';
import type { WrittenDictation } from './written-dictation.ts';

/** A way of dictating, and what must become of it, however it was recognised. */
export interface SpeakingStyle {
  /** `style-1`: name of the text and of the recording in tests/quality/speaking-styles. */
  file: string;
  /** What holds. */
  proves: string;
  check(written: WrittenDictation): void;
}

const folder = new URL('../quality/speaking-styles/', import.meta.url);

/** What is said; directions such as `[silence 4]` left out. */
export const textOfStyle = ({ file }: SpeakingStyle): string =>
  readFileSync(new URL(`${file}.txt`, folder), 'utf8')
    .replace(/^\[.*\]$/gm, '')
    .trim();

export const recordingOfStyle = ({ file }: SpeakingStyle): URL => new URL(`${file}.mp3`, folder);

export const stylesTemplate = (): Template =>
  templateOf(`
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

const lines =
  (...expected: string[]) =>
  (written: WrittenDictation) =>
    expect(written.lines).toEqual(expected);

export const SPEAKING_STYLES: readonly SpeakingStyle[] = [
  {
    file: 'style-1',
    proves: 'terse fragments after an announced section and item become two findings, the advice joins the last',
    check({ lines, decisions, textOf }) {
      expect(lines).toEqual([
        'ROOFING / Roof Coverings / template / Granule loss',
        'ROOFING / Roof Coverings / template / Lifted shingles',
      ]);
      expect(textOf('Granule loss')).toBe('<p>Shingles on the south slope have lost granules.</p>');
      expect(textOf('Lifted shingles')).toContain('are lifted near the ridge.');
      expect(decisions.at(-1)).toMatchObject({ verdict: 'merged', remark: { kind: 'recommendation' } });
    },
  },
  {
    file: 'style-2',
    proves: '"just maintenance" adds to the finding before it',
    check: lines('ROOFING / Gutters and Downspouts / template / Gutters full'),
  },
  {
    file: 'style-3',
    proves: 'a self-correction leaves the corrected number only',
    check({ decisions, lines }) {
      const said = decisions.find((decision) => decision.verdict === 'template')?.remark;
      expect(lines).toContain('ELECTRICAL SYSTEM / Main Panel / template / Double tapped breaker');
      expect(said?.words).toMatch(/sixteen|16/);
      expect(said?.words).not.toMatch(/fourteen|14/);
      expect(said?.heard).toMatch(/fourteen|14/);
    },
  },
  {
    file: 'style-4',
    proves: 'the master bath after the hall bath is BATHROOMS 2, and the fan is functional in the first only',
    check({ lines, draft }) {
      expect(lines).toEqual([
        'BATHROOMS / Toilets / template / Loose at floor',
        'BATHROOMS / Exhaust Fans / functional / Fan worked',
        'BATHROOMS 2 / Toilets / template / Loose at floor',
      ]);
      expect(draft.sections[1]?.items[0]?.comments[0]?.text).toContain('in the master bath');
    },
  },
  {
    file: 'style-5',
    proves: 'what a water heater is and what is wrong with it are told apart, its year is a year',
    check({ lines }) {
      expect(lines).toEqual([
        expect.stringMatching(
          /^PLUMBING \/ Water Heater \/ new \/ Water heater is a (?:2011|twenty-eleven),? (?:50|fifty)[ -]gallon gas$/,
        ),
        'PLUMBING / Water Heater / template / No discharge pipe',
      ]);
    },
  },
  {
    file: 'style-6',
    proves: 'one outlet without GFCI and the rest fine is one defect',
    check: lines('KITCHEN / GFCI Outlets / template / Not GFCI protected'),
  },
  {
    file: 'style-7',
    proves: 'not inspected keeps the reason that was said: a limitation with another reason is not used',
    check({ lines, draft }) {
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^ATTIC \/ Attic Access \/ new \/ /);
      expect(draft.sections[0]?.items[0]).toMatchObject({ role: 'notInspected' });
      expect(draft.sections[0]?.items[0]?.comments[0]?.text).toContain('hatch is painted shut');
    },
  },
  {
    file: 'style-8',
    proves: '"no active moisture" never becomes a leak',
    check: lines('STRUCTURE / Foundation Walls / template / Efflorescence'),
  },
  {
    file: 'style-9',
    proves: 'a furnace that fired is functional, its dirty filter is a finding, how often to change it a tip',
    check: lines(
      'HEATING / Furnace / functional / Furnace worked',
      'HEATING / Filters / template / Dirty filter',
      'HEATING / Filters / tip / Change filters',
    ),
  },
  { file: 'style-10', proves: 'talk to the client is written nowhere', check: lines() },
  {
    file: 'style-11',
    proves: '"scratch that last one" takes the finding back, its advice too',
    check({ lines, decisions }) {
      expect(lines).toEqual([]);
      expect(warningsOf(decisions)).toHaveLength(1);
    },
  },
  {
    file: 'style-12',
    proves: 'two findings in one sentence are two comments',
    check: lines(
      'EXTERIOR / Decks and Balconies / template / Ledger not flashed',
      'EXTERIOR / Decks and Balconies / template / Balusters too wide',
    ),
  },
  {
    file: 'style-13',
    proves: 'silence and a lawn mower make no comment and one warning',
    check({ lines, decisions }) {
      expect(lines).toEqual([]);
      expect(warningsOf(decisions)).toEqual([
        'Nothing about the house was heard in the recording, so no comment was written.',
      ]);
    },
  },
  {
    file: 'style-14',
    proves: 'the same damage at another place is one comment with both places',
    check({ lines, textOf }) {
      expect(lines).toEqual(['ROOFING / Roof Coverings / template / Granule loss']);
      expect(textOf('Granule loss')).toContain('south slope and the garage roof');
    },
  },
];
