import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { type BuiltCatalogue, buildCatalogue } from '../../../../server/domain/dictation/likeness/build-catalogue.ts';
import { readBuilt } from '../../../../server/domain/dictation/likeness/built-file.ts';
import { CATALOGUE } from '../../../../server/domain/dictation/likeness/catalogue.ts';
import { cutOdds } from '../../../../server/domain/dictation/likeness/cut-odds.ts';
import { CUT_WEIGHTS } from '../../../../server/domain/dictation/likeness/cut-weights.generated.ts';
import { kindOdds } from '../../../../server/domain/dictation/likeness/kind-odds.ts';
import { KIND_WEIGHTS } from '../../../../server/domain/dictation/likeness/kind-weights.generated.ts';
import { overlap, senseOf } from '../../../../server/domain/dictation/likeness/sense.ts';
import { WORD_VECTORS } from '../../../../server/domain/dictation/likeness/word-vectors.generated.ts';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { ROOT } from '../../../../server/root.ts';
import { sameNumbers } from '../../../support/same-numbers.ts';

const { template } = await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));

describe('the catalogue', () => {
  it('tells of more than 1,500 conditions, each in several ways and under a name of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThan(1_500);
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
    for (const { name, spoken, written } of CATALOGUE) {
      expect(spoken.length, name).toBeGreaterThanOrEqual(4);
      expect(written.length, name).toBeGreaterThanOrEqual(1);
    }
  });

  it('is what word vectors, kinds and cuts were learned from: npm run train', () => {
    const catalogue = createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex');
    for (const learned of [WORD_VECTORS, KIND_WEIGHTS, CUT_WEIGHTS]) expect(learned.catalogue).toBe(catalogue);
  });

  it('is what the file that is looked up was built from: npm run build', () => {
    const { kinds, centres, phrases } = readBuilt<BuiltCatalogue>('meaning');
    const built = buildCatalogue(CATALOGUE);
    expect(kinds).toEqual(built.kinds);
    expect(sameNumbers(centres, built.centres)).toBe(true);
    expect(phrases.features === built.phrases.features).toBe(true);
    for (const part of ['rarity', 'starts', 'postings', 'lines'] as const)
      expect(sameNumbers(phrases[part], built.phrases[part]), part).toBe(true);
  });
});

describe('the sense of a text', () => {
  it.each([
    ['the commode wobbles, it is not bolted to the floor', 'toilet loose at floor'],
    ['you can see the black mat on these, the grit is in the gutter', 'shingles granule loss'],
  ])('%s: %s is among the three likeliest lines', (said, name) => {
    const likeliest = [...senseOf(said).lines].sort((a, b) => b[1] - a[1]).slice(0, 3);
    expect(likeliest.map(([line]) => CATALOGUE[line]?.name)).toContain(name);
  });

  it('has lines that are likely in all as much as one, and none for words that nobody knows', () => {
    const sum = [...senseOf('the water heater is leaking').lines.values()].reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1);
    const unknown = senseOf('xyzzy plugh');
    expect(unknown.lines.size).toBe(0);
    expect(unknown.nearest).toBe(0);
  });

  it('is nearer to a line where the catalogue knows such words', () => {
    expect(senseOf('the commode wobbles').nearest).toBeGreaterThan(senseOf('my commodore wobbles on').nearest);
  });

  it('overlaps with that of the same said in other words more than with that of another thing', () => {
    const said = senseOf('the commode wobbles').lines;
    const same = overlap(said, senseOf('toilet loose at floor').lines);
    expect(same).toBeGreaterThan(overlap(said, senseOf('gutter full of leaves').lines));
    expect(overlap(said, said)).toBeCloseTo(1);
  });
});

describe('the likeness of comments', () => {
  it.each([
    ['the commode wobbles, it is not bolted to the floor', 'Loose toilet'],
    ['somebody landed two conductors on the same screw', 'Two wires under one breaker'],
    ['garage opener kept pushing, it did not come back up off my block', 'Contact reverse failed'],
  ])('%s: most like "%s"', (said, title) => {
    const { entries, likeness } = indexTemplate(template);
    const likenesses = likeness.likenesses(said);
    expect(entries[likenesses.indexOf(Math.max(...likenesses))]?.comment.name).toBe(title);
    for (const value of likenesses) expect(value >= 0 && value <= 1).toBe(true);
  });
});

describe('the kind of a sentence', () => {
  it.each([
    ['gutters are full of leaves and the downspout is crushed', 'defect'],
    ['furnace fired right up, nice even heat at every register', 'functional'],
    ["I couldn't get into the crawl space, the hatch was blocked", 'notInspected'],
    ['hello, yeah, let me call you back, I am on a job', 'talk'],
  ] as const)('%s: %s', (said, kind) => {
    const odds = kindOdds(said);
    expect(Object.entries(odds).sort((a, b) => b[1] - a[1])[0]?.[0]).toBe(kind);
    expect(Object.values(odds).reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1);
  });
});

describe('a cut in a sentence', () => {
  it.each([
    ['the relief valve is dripping on the floor', 'the burner compartment is full of rust and scale'],
    ['gutter on the back is hanging loose', 'couple of shingles are torn off above the porch'],
  ])('"%s", "%s" are two findings', (left, right) => {
    expect(cutOdds(left, right, ',')).toBeGreaterThan(0.5);
  });

  it.each([
    ['it is so loose', 'you can pull it off with one hand'],
    ['the paint is peeling', 'all along the back'],
  ])('"%s", "%s" is one finding', (left, right) => {
    expect(cutOdds(left, right, ',')).toBeLessThan(0.2);
  });
});
