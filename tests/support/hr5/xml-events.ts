import { SaxesParser } from 'saxes';

/**
 * All that a canonical form of XML text has, and the difference of escaped text and CDATA besides: what must be equal
 * before and after a rewrite. White space around the root is left out, as in Canonical XML.
 */
export function xmlEvents(xml: string): unknown[] {
  const events: unknown[] = [];
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    events.push(['open', name, Object.entries(attributes)]);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    events.push(['close', name]);
  });
  parser.on('text', (value) => {
    if (depth > 0) events.push(['text', value]);
  });
  parser.on('cdata', (value) => events.push(['cdata', value]));
  parser.on('comment', (value) => events.push(['comment', value]));
  parser.on('processinginstruction', ({ target, body }) => events.push(['instruction', target, body]));
  parser.write(xml).close();
  return events;
}
