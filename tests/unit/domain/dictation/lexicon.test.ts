import { expect, test } from 'vitest';
import { HOUSE_SYSTEMS } from '../../../../server/domain/dictation/lexicon/house-systems.ts';
import { readMeaning } from '../../../../server/domain/dictation/words/meaning.ts';
import { plainWords } from '../../../../server/domain/dictation/words/text.ts';

const groupsOf = (text: string) => new Set(readMeaning(text).units.flatMap((unit) => unit.groups));

test.each([
  ['alligatored', 'broken up'],
  ['punky', 'decayed'],
  ['the vinyl is cooked', 'warped by heat'],
  ['spindles', 'balusters'],
  ['pickets', 'balusters'],
  ['cloudy between the glass', 'fogged'],
  ['the drain is bellied', 'the drain sags'],
  ['double tapped', 'two wires under one breaker'],
  ['weeping at the valve', 'the valve leaks'],
  ['nothing to hang on to', 'no handrail'],
  ['slinky', 'plastic duct'],
  ['railroad ties', 'retaining wall'],
  ['the yews', 'the shrubs'],
  ['hairline crack', 'cracked'],
])('"%s" and "%s" mean the same', (said, written) => {
  const known = groupsOf(written);
  expect([...groupsOf(said)].filter((group) => known.has(group))).not.toEqual([]);
});

test.each([
  ['the north side', 'siding'],
  ['a foot across', 'foundation'],
  ['they are leaving with them', 'debris'],
  ['not walking the rear', 'walkway'],
])('"%s" does not speak of %s', (said, group) => {
  expect(groupsOf(said)).not.toContain(`~${group}`);
});

test('a name stands for one group alone', () => {
  const names = HOUSE_SYSTEMS.flatMap((system) =>
    [system.parts, system.symptoms, system.fine ?? '', system.places ?? ''].flatMap((text) =>
      text
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => plainWords(line.split(',')[0] as string).join(' ')),
    ),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(400);
});
