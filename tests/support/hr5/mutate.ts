/** A random whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

const PIECES = [
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?x ',
    '?>',
    '</',
    '/>',
    '<a>',
    '</a>',
    '&#0;',
    '&#xD800;',
  ],
  ...[
    '&nbsp;',
    '&amp;',
    '&x;',
    '<!DOCTYPE a [<!ENTITY x "y">]>',
    '<?xml version="1.1"?>',
    '\0',
    '\u0001',
    '\ufffe',
    '\r',
    '€',
  ],
  ...[
    ' id="C-1"',
    ' tip="1"',
    ' ts="x"',
    '<com/>',
    '<sec/>',
    '<grp/>',
    '<item/>',
    '<itemCID/>',
    '<template>',
    '<Report>',
  ],
  ...['<p onclick="x">', '&lt;script&gt;', 'x'.repeat(5_000), '<b>'.repeat(70), '</b>'.repeat(70)],
];

type Mutation = (file: Buffer, random: Random) => Buffer;

/** What leaves most files readable, and what breaks most. */
const GENTLE: Record<string, Mutation> = {
  flipBits(file, random) {
    const mutated = Buffer.from(file);
    for (let n = random(4); n >= 0; n--) {
      const at = random(mutated.length);
      mutated[at] = (mutated[at] ?? 0) ^ (1 << random(8));
    }
    return mutated;
  },
  changeLetters(file, random) {
    const text = file
      .toString('latin1')
      .replace(/[a-z0-9](?=[^<>]*<)/gi, (letter) =>
        random(60) ? letter : String.fromCharCode(0x30 + random(75)).replace(/[<>&]/, '-'),
      );
    return Buffer.from(text, 'latin1');
  },
  swapLines(file, random) {
    const { lines, whole } = wholeElements(file);
    for (let n = random(8); n >= 0; n--) {
      const [one, other] = [whole[random(whole.length)] ?? 0, whole[random(whole.length)] ?? 0];
      [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    }
    return Buffer.from(lines.join('\n'), 'latin1');
  },
  repeatLines(file, random) {
    const { lines, whole } = wholeElements(file);
    const repeated = Array.from({ length: 1 + random(9) }, () => lines[whole[random(whole.length)] ?? 0] ?? '');
    lines.splice(whole[random(whole.length)] ?? 0, random(3), ...repeated);
    return Buffer.from(lines.join('\n'), 'latin1');
  },
};

const ROUGH: Record<string, Mutation> = {
  cutEnd: (file, random) => file.subarray(0, random(file.length)),
  cutOut(file, random) {
    const [from, to] = span(file, random);
    return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
  },
  repeat(file, random) {
    const [from, to] = span(file, random);
    const block = file.subarray(from, to);
    return Buffer.concat([
      file.subarray(0, to),
      ...Array.from({ length: 1 + random(20) }, () => block),
      file.subarray(to),
    ]);
  },
  swapTags(file, random) {
    const parts = file.toString('latin1').split(/(<[^>]*>)/);
    for (let n = random(5); n >= 0; n--) {
      const [one, other] = [1 + 2 * random(parts.length >> 1), 1 + 2 * random(parts.length >> 1)];
      [parts[one], parts[other]] = [parts[other] ?? '', parts[one] ?? ''];
    }
    return Buffer.from(parts.join(''), 'latin1');
  },
  insert(file, random) {
    const at = random(file.length + 1);
    const piece = random(4) === 0 ? randomBytes(random) : Buffer.from(PIECES[random(PIECES.length)] ?? '');
    return Buffer.concat([file.subarray(0, at), piece, file.subarray(at)]);
  },
  recode(file, random) {
    const text = file.toString();
    const utf16 = Buffer.from(`${random(2) ? '\ufeff' : ''}${text}`, 'utf16le');
    const all = [
      utf16,
      Buffer.from(utf16).swap16(),
      utf16.subarray(0, random(utf16.length)),
      Buffer.from(
        text.replace(/[a-e]/g, (letter) => (random(40) ? letter : String.fromCharCode(0x80 + random(128)))),
        'latin1',
      ),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text.replace('utf-8', ['utf-16', 'windows-1252', 'us-ascii', 'ebcdic', ''][random(5)] ?? '')),
    ];
    return all[random(all.length)] ?? file;
  },
};

/** A file that was damaged in one way or several, the same for the same random numbers. */
export function mutate(file: Buffer, random: Random): Buffer {
  const mutations = Object.values(random(2) ? GENTLE : ROUGH);
  let mutated = file;
  for (let n = random(2) * random(4); n >= 0; n--)
    mutated = mutations[random(mutations.length)]?.(mutated, random) ?? mutated;
  return mutated;
}

/** The lines of a file, and which of them are an element from its start to its end. */
function wholeElements(file: Buffer): { lines: string[]; whole: number[] } {
  const lines = file.toString('latin1').split('\n');
  const whole = [...lines.keys()].filter((index) => /^\s*<(\w+)[^<>]*(\/>|>.*<\/\1>)\s*$/.test(lines[index] ?? ''));
  return { lines, whole };
}

function span(file: Buffer, random: Random): [from: number, to: number] {
  const from = random(file.length);
  return [from, Math.min(file.length, from + random(2_000))];
}

function randomBytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: 1 + random(12) }, () => random(256)));
}
