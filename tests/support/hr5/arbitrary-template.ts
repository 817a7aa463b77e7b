import fc from 'fast-check';
import { arbitraryElement } from './arbitrary-xml.ts';

/**
 * Marks in a generated file, as an attribute that is not known: `mark="7"` on every comment, section, group and item, so
 * that each can be found again after an edit.
 */
export const MARK = 'mark';

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: '' as const });

const noise = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 6, arbitrary: fc.constant('\n  ') },
  { weight: 1, arbitrary: fc.constantFrom('<!-- kept -->', '<![CDATA[kept < & >]]>', '<?kept a?>', ' loose text ') },
  { weight: 1, arbitrary: arbitraryElement },
);

/** Puts noise around pieces of XML. */
function noisy(pieces: fc.Arbitrary<string[]>): fc.Arbitrary<string> {
  return pieces.chain((list) =>
    fc
      .array(noise, { minLength: list.length + 1, maxLength: list.length + 1 })
      .map((around) => list.map((piece, index) => `${around[index]}${piece}`).join('') + around[list.length]),
  );
}

const html = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'plain text',
    'a & b < c',
    '<p>clean</p>',
    '<p>a</p><p><strong>b</strong></p>',
    '<p>a&amp;b</p>',
  ),
  fc.constantFrom(
    '<P CLASS="x">a&nbsp;b</P>',
    '<b>x<i>y</b>z</i>',
    '<div>a<p>b</div>',
    'x<script>y</script>',
    '<p>a\u00a0b</p>',
  ),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const htmlSource = html.chain((text) =>
  fc.constantFrom(escaped(text), `<![CDATA[${text.replaceAll(']]>', ']] >')}]]>`, '<p>tags <b>as</b> elements</p>'),
);

const commentId = fc.integer({ min: 1, max: 8 }).map((number) => `C-${number}`);
const itemId = fc.integer({ min: 1, max: 6 }).map((number) => `II-${number}`);
const label = fc.constantFrom('', 'A', 'B', ' A ', 'A (2)', 'Roof &amp; more', '<![CDATA[C]]>');
const named = (element: string) => optional(label.map((text) => `<${element}>${text}</${element}>`));
const idAttribute = (id: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 5, arbitrary: id.map((value) => ` id="${value}"`) }, { weight: 1, arbitrary: fc.constant('') });

const time = fc.constantFrom(
  '',
  '',
  ' ts="2026-01-02T03:04:05Z"',
  ' ts="2030-06-01T00:00:00.500+02:00"',
  ' ts="yesterday"',
);
const comment = fc
  .tuple(
    idAttribute(commentId),
    time,
    noisy(
      fc
        .tuple(
          named('comName'),
          optional(htmlSource.map((text) => `<comText>${text}</comText>`)),
          fc.constantFrom('', '<comTip>0</comTip>', '<comTip>1</comTip>', '<comTip>true</comTip>'),
          fc.constantFrom('', '<comKind>functional</comKind>', '<commentSumID>SUM-1</commentSumID>'),
        )
        .map((parts) => parts.filter(Boolean)),
    ),
  )
  .map(([id, ts, inner]) => `<com${id}${ts} MARK>${inner}</com>`);

const reference = fc
  .tuple(
    fc.constantFrom('', '', ' tip="1"', ' tip="true"', ' tip="0"', ' x="kept"'),
    fc.oneof(commentId, fc.constant('C-none')),
  )
  .map(([attribute, id]) => `<itemCID${attribute}>${id}</itemCID>`);
const item = fc
  .tuple(
    idAttribute(itemId),
    noisy(
      fc
        .tuple(named('itemName'), fc.array(reference, { maxLength: 5 }))
        .map(([name, list]) => [name, ...list].filter(Boolean)),
    ),
  )
  .map(([id, inner]) => `<item${id} MARK>${inner}</item>`);
const group = noisy(
  fc.tuple(named('grpName'), fc.array(item, { maxLength: 4 })).map(([name, items]) => [name, ...items].filter(Boolean)),
).map((inner) => `<grp MARK>${inner}</grp>`);
const section = fc
  .tuple(
    idAttribute(fc.integer({ min: 1, max: 9 }).map((number) => `S-${number}`)),
    noisy(
      fc
        .tuple(
          named('secName'),
          fc.oneof(
            { weight: 4, arbitrary: group.map((one) => [one]) },
            { weight: 1, arbitrary: fc.array(group, { maxLength: 3 }) },
          ),
        )
        .map(([name, groups]) => [name, ...groups].filter(Boolean)),
    ),
  )
  .map(([id, inner]) => `<sec${id} MARK>${inner}</sec>`);

const catalogue = optional(commentId.map((id) => `<cat><catName>All</catName><catCID>${id}</catCID></cat>`));
const ratings = fc.constantFrom('', '<ratings><rating code="IN">Inspected</rating></ratings>');

/** The source of an .hr5 file with all that is known, and much that is not or is wrong, in it. */
export const arbitraryTemplate: fc.Arbitrary<string> = noisy(
  fc
    .tuple(ratings, fc.array(comment, { maxLength: 8 }), catalogue, fc.array(section, { maxLength: 4 }))
    .map(([first, comments, cat, sections]) => [first, ...comments, cat, ...sections].filter(Boolean)),
)
  .chain((template) => noisy(fc.constant([`<template>${template}</template>`])))
  .map((report) => {
    let mark = 0;
    return `<Report>${report}</Report>`.replace(/ MARK>/g, () => {
      mark += 1;
      return ` ${MARK}="${mark}">`;
    });
  });
