import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import { marksIn } from '../../../../../client/features/template-editor/model/marks.ts';
import { isBlank, plainText } from '../../../../../client/features/template-editor/model/plain-text.ts';
import { search } from '../../../../../client/features/template-editor/model/search.ts';

const comment = (id: string, name: string, text: string) => ({ id, name, text, ts: null, tip: false });
const DRAFT: Draft = {
  components: [
    {
      key: 'K1',
      name: 'EXTERIOR',
      oldName: null,
      isNew: false,
      groups: [
        {
          name: 'EXTERIOR',
          items: [
            {
              id: 'II-1',
              name: 'Gutters & Downspouts',
              comments: [
                comment('C-1', 'Loose', '<p>Fasten it at the <strong>fascia</strong>.</p><p>5 &lt; 6 &amp; 7</p>'),
                comment('C-2', 'Café façade', '<p>It isn’t sealed – see “north”.</p>'),
              ],
            },
          ],
        },
        { name: 'EXTERIOR', items: [{ id: 'II-2', name: 'Hidden', comments: [comment('C-3', 'Hidden', '<p>x</p>')] }] },
      ],
    },
    {
      key: 'K2',
      name: 'GUTTERS',
      oldName: null,
      isNew: false,
      groups: [],
    },
  ],
};
const found = (query: string) => search(DRAFT, query).map(({ place }) => Object.values(place).join(' '));

describe('search', () => {
  it('finds components, items and comments in the order of the template', () => {
    expect(search(DRAFT, 'gutters')).toEqual([
      { kind: 'item', place: { component: 'K1', item: 'II-1' } },
      { kind: 'component', place: { component: 'K2' } },
    ]);
    expect(search(DRAFT, 'loose')).toEqual([
      { kind: 'comment', place: { component: 'K1', item: 'II-1', comment: 'C-1' } },
    ]);
  });

  it('finds nothing without a query', () => {
    expect([...found(''), ...found('  ')]).toEqual([]);
  });

  it('reads HTML as text: no tags, entities as what they stand for', () => {
    expect(found('strong')).toEqual([]);
    expect(found('5 < 6 & 7')).toEqual(['K1 II-1 C-1']);
    expect(found('amp')).toEqual([]);
    expect(found('fascia.')).toEqual(['K1 II-1 C-1']);
  });

  it.each(['CAFE', 'café', 'facade', "isn't", 'isn’t', '"north"', 'sealed -'])(
    'does not mind case, accents, quotes and dashes: %s',
    (query) => {
      expect(found(query)).toEqual(['K1 II-1 C-2']);
    },
  );

  it('wants all words, in any order, in the title or the text', () => {
    expect(found('fasten loose')).toEqual(['K1 II-1 C-1']);
    expect(found('fasten sealed')).toEqual([]);
  });

  it('takes words from the names around, but at least one of its own', () => {
    expect(found('gutters loose')).toEqual(['K1 II-1 C-1']);
    expect(found('exterior gutters')).toEqual(['K1 II-1']);
  });

  it('looks into the first group only, which is the one that is seen', () => {
    expect(found('hidden')).toEqual([]);
  });
});

describe('marksIn', () => {
  const marked = (text: string, query: string) => marksIn(text, query).map(({ start, end }) => text.slice(start, end));

  it('gives all places of all words, in order', () => {
    expect(marked('Loose gutter, loose fascia', 'fascia LOOSE')).toEqual(['Loose', 'loose', 'fascia']);
  });

  it('gives places in the text as it stands, also where accents are folded', () => {
    expect(marked('Ça, la façade isn’t sealed', "facade isn't")).toEqual(['façade', 'isn’t']);
    expect(marked('cafe\u0301 noir', 'café noir')).toEqual(['cafe\u0301', 'noir']);
    expect(marked('🏠 roof', 'roof')).toEqual(['roof']);
  });

  it('joins places that overlap', () => {
    expect(marked('downspouts', 'downsp spouts')).toEqual(['downspouts']);
  });

  it('gives nothing without a query or a text', () => {
    expect([...marksIn('text', ' '), ...marksIn('', 'x')]).toEqual([]);
  });
});

describe('plainText', () => {
  it('puts a line feed after each paragraph and for each break', () => {
    expect(plainText('<p>a<br>b</p><p>c</p>')).toBe('a\nb\nc\n');
  });

  it('decodes entities once', () => {
    expect(plainText('&amp;lt; &#65;&#x42; &nbsp;| &unknown; &#99999999;')).toBe('&lt; AB  | &unknown; &#99999999;');
  });
});

describe('isBlank', () => {
  it.each(['', '<p><br></p>', '<p>&nbsp;\u200b </p>', '<p></p><p></p>'])(
    'is true where nothing is to be read: "%s"',
    (html) => {
      expect(isBlank(html)).toBe(true);
    },
  );

  it('is false for any text', () => {
    expect(isBlank('<p>.</p>')).toBe(false);
  });
});
