import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../../../server/adapters/language/rules/write-text.ts';
import { addedFacts } from '../../../../server/domain/template/facts.ts';
import { lostFacts } from '../../../../server/domain/template/lost-facts.ts';
import { ROOT } from '../../../../server/root.ts';

describe('a comment in whole sentences', () => {
  const folder = join(ROOT, 'server/default-templates');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const comments = files
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^- \*\*.+?\*\*(?: \((\w+)\))?: (.+)$/gm)])
    .filter((_, at) => at % 3 === 0)
    .map(([, kind = 'defect', text = '']) => ({ kind, text }));

  it('is left as it is, but for the style of numbers', () => {
    expect(comments.length).toBeGreaterThan(400);
    const written = comments.map(({ text }) => ({ text, after: writeText(text) }));
    const changed = written.filter(({ text, after }) => after !== text && !/\d/.test(after));
    expect(changed.length / comments.length).toBeLessThan(0.02);
  }, 60_000);

  it('gets no recommendation where nothing is wrong', () => {
    const ADVICE = /Have an? [\w ]+ (?:evaluate|clean|trim)[\w ]*\.$|Monitor and repair/;
    const harmless = comments.filter(({ kind }) => /functional|limitation|tip/.test(kind));
    expect(harmless.length).toBeGreaterThan(100);
    expect(harmless.filter(({ text }) => !ADVICE.test(text) && ADVICE.test(writeText(text)))).toEqual([]);
  }, 60_000);
});

describe('writeText', () => {
  it.each([
    ['bullets', '- toilet loose at floor\n- fan noisy'],
    ['a question', 'Was this permitted?'],
    ['nothing', ''],
    ['signs', '*** --- ...'],
    ['another language', 'El inodoro está suelto en el baño.'],
    ['emoji', '🚽 toilet 🔧'],
    ['a very long sentence', `${'the toilet and the sink and '.repeat(40)}the tub are loose`],
  ])('neither adds nor loses anything in %s', (_what, text) => {
    const after = writeText(text);
    expect(addedFacts(text, after)).toEqual([]);
    expect(lostFacts(text, after)).toEqual([]);
    expect(writeText(after)).toBe(after);
  });

  it('neither adds nor loses anything in any words, writes them one way, and finds nothing more in them', () => {
    const word = fc.constantFrom(
      ...'toilet roof GFCI handrail shingles crack leak loose missing cracked no not is are the a at in on north kitchen basement 3 two inches , . ; and or but have recommend electrician plumber repair may could minor moderate (location) safety hazard window siding works good'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 16 }), (words) => {
        const text = words.join(' ');
        const after = writeText(text);
        expect(addedFacts(text, after)).toEqual([]);
        expect(lostFacts(text, after)).toEqual([]);
        expect(writeText(text)).toBe(after);
        expect(writeText(after)).toBe(after);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it.each([
    ['words without a stop', 'toilet loose at floor and fan noisy '.repeat(560)],
    ['commas', 'toilet loose, fan noisy, '.repeat(800)],
    ['stops', '. '.repeat(10_000)],
    ['brackets', '('.repeat(20_000)],
    ['denials', 'could not be '.repeat(1_500)],
    ['one word', 'a'.repeat(20_000)],
  ])(
    // A time that grew with the square of the length would meet the test's limit.
    'keeps nobody waiting for 20,000 characters of %s',
    (_what, text) => {
      expect(writeText(text)).not.toBe('');
    },
    60_000,
  );
});
