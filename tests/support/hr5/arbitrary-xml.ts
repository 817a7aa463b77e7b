import fc from 'fast-check';

/** No character of XML 1.0. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const characters = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\r\n',
        '\r',
        '\n',
        '\t',
        ' ',
        ']]',
        '>',
        '<',
        '&',
        '"',
        "'",
        '\u0085',
        '\u2028',
        '\u00a0',
        '😀',
        'é',
        '“',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(NOT_XML, ''));

const name = fc.stringMatching(/^[A-Za-z_é:][\w.\-·é:]{0,8}$/).filter((value) => !/^xml/i.test(value));

/** Text as source: markup escaped, sometimes with character references. */
const text = fc.tuple(characters, fc.boolean()).map(([value, references]) =>
  value
    .replace(/[&<]/g, (character) =>
      references ? `&#${character.charCodeAt(0)};` : character === '&' ? '&amp;' : '&lt;',
    )
    .replace(/>/g, '&gt;')
    .replace(/\r(?!\n)/g, references ? '&#xD;' : '\r'),
);

const attributes = fc
  .uniqueArray(fc.tuple(name, characters, fc.constantFrom('"', "'")), { selector: ([key]) => key, maxLength: 4 })
  .map((list) =>
    list
      .map(([key, value, quote]) => {
        const source = value
          .replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))
          .replace(/\n/g, '&#10;')
          .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;');
        return ` ${key}=${quote}${source}${quote}`;
      })
      .join(''),
  );

const cdata = characters.map((value) => `<![CDATA[${value.replaceAll(']]>', ']] >')}]]>`);
const comment = characters.map((value) => `<!--${value.replaceAll('-', '')}-->`);
const instruction = fc
  .tuple(name, characters)
  .map(([target, body]) => `<?p${target.replaceAll(':', '')} ${body.replaceAll('?>', '? >')}?>`);

const { element } = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, cdata, comment, instruction, tie('element')),
  element: fc
    .tuple(name, attributes, fc.array(tie('node'), { maxLength: 5 }), fc.boolean())
    .map(([tag, list, children, selfClosing]) =>
      children.length === 0 && selfClosing ? `<${tag}${list}/>` : `<${tag}${list}>${children.join('')}</${tag}>`,
    ),
}));

/** One element with anything in it, as XML source. */
export const arbitraryElement = element;

/** A whole well-formed XML file of UTF-8 text. */
export const arbitraryXml = fc
  .tuple(
    fc.constantFrom('', '<?xml version="1.0"?>\n', "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\r\n"),
    fc.array(comment, { maxLength: 2 }),
    element,
    fc.array(fc.oneof(comment, instruction, fc.constant('\n')), { maxLength: 2 }),
  )
  .map(([declaration, before, root, after]) => declaration + before.join('\n') + root + after.join(''));
