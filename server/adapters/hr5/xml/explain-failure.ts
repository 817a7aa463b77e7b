import type { AppError } from '../../../domain/errors.ts';
import { shortened } from '../shortened.ts';
import { unreadable } from '../unreadable.ts';
import type { XmlElement } from './tree.ts';

/** Where the parser stood when it gave up. */
export interface Standstill {
  /** The parser's own message. */
  message: string;
  line: number;
  /** The characters of the file. */
  pieces: () => Iterable<string>;
  /** The innermost element that is open. */
  open: XmlElement | undefined;
  /** The element that was closed last. */
  closed: XmlElement | undefined;
}

const AGAIN = 'Please export the file again from your report software.';

/** Characters in which a bare ampersand is looked for. */
const SEARCHED = 8_000_000;

/** An ampersand that starts no entity; what may hold ampersands as they are is stepped over. */
const BARE_AMPERSAND =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&(?!(?:#\d+|#x[\da-f]+|[\w:.-]+);)/gi;

/** The parser's message as a sentence that says what to do. */
export function explainFailure({ message, line, pieces, open, closed }: Standstill): AppError {
  const refuse = (sentence: string, at = line, element = open?.name) => unreadable(sentence, { line: at, element });
  if (message === 'undefined entity.') {
    return refuse('There is an entity that XML does not know, such as &nbsp;. Please replace it by its character.');
  }
  if (/entity name|^unclosed tag|^unexpected end/.test(message)) {
    const ampersand = bareAmpersandLine(startOf(pieces()));
    if (ampersand) return refuse('There is a bare "&". Please write it as "&amp;".', ampersand);
  }
  if (message === 'unexpected close tag.' && closed) {
    return refuse(`<${shortened(closed.name)}> of line ${closed.line} is not closed. ${AGAIN}`, line, closed.name);
  }
  if (message.startsWith('unclosed tag') && open) {
    return refuse(`The file ends before <${shortened(open.name)}> of line ${open.line} is closed. ${AGAIN}`);
  }
  const nothingRead = !open && !closed;
  if (nothingRead && /^document must contain|^text data outside/.test(message)) {
    return refuse(`The file is not XML. ${AGAIN}`);
  }
  return refuse(`The file is not well-formed XML (${shortened(message.replace(/\.$/, ''))}). ${AGAIN}`);
}

function startOf(pieces: Iterable<string>): string {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length > SEARCHED) break;
  }
  return text;
}

/** The parser reads on from a bare ampersand to the next semicolon, so the line that it tells is of no use. */
function bareAmpersandLine(text: string): number | undefined {
  for (const match of text.matchAll(BARE_AMPERSAND)) {
    if (match[0] === '&') return lineAt(text, match.index);
  }
  return undefined;
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
