const ITEMS = 20;
const COMMENTS = 10;

const guid = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`.toUpperCase();
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** The text of a comment as the file has it: about as long as an inspector's. */
const text = (number: number) =>
  `<p>The flashing at the chimney is loose at ${number} places. Water enters here and rots the sheathing below.</p>` +
  `<p><strong>Recommendation:</strong> have a licensed roofing contractor evaluate the flashing &amp; repair it.</p>`;

/**
 * An .hr5 file of so many sections with 20 items of 10 comments each, and of a last one that is the first once more, as
 * a second bathroom is: with the same items and comments. The last comment of each item is a tip.
 * @param sections 25 for 5,000 comments.
 */
export function largeTemplate(sections = 25): Buffer {
  const library = range(sections * ITEMS * COMMENTS).map(comElement);
  const secs = [...range(sections), 0].map((source, section) => {
    const items = range(ITEMS).map((item) => {
      const references = range(COMMENTS).map((comment) => {
        const id = `C-${guid(12, (source * ITEMS + item) * COMMENTS + comment)}`;
        return `<itemCID${comment === COMMENTS - 1 ? ' tip="1"' : ''}>${id}</itemCID>`;
      });
      return `<item id="II-${guid(2, source * ITEMS + item)}"><itemName>Item ${item}</itemName>\n${references.join('\n')}</item>`;
    });
    const name = section === sections ? 'SECTION 0 2' : `SECTION ${source}`;
    return `<sec id="S-${guid(5, section)}"><secName>${name}</secName><grp><grpName>${name}</grpName>\n${items.join('\n')}\n</grp></sec>`;
  });
  const ratings = '<ratings><rating code="IN">Inspected</rating><rating code="RR">Repair or Replace</rating></ratings>';
  return Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?>\n<Report><!-- large --><template>${ratings}\n${library.join('\n')}\n<odd keep="yes"/>\n${secs.join('\n')}\n</template></Report>\n`,
  );
}

function comElement(number: number): string {
  const escaped = text(number).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<com id="C-${guid(12, number)}"><comName>Comment ${number}</comName><comText>${escaped}</comText><comAuto>0</comAuto></com>`;
}
