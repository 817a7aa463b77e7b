import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureFileNames } from '../../../../server/domain/pictures/picture-file-names.ts';

const namesOf = (...names: string[]) => [
  ...pictureFileNames(names.map((name, index) => ({ index, name, kind: 'jpg' as const }))).values(),
];

it('keeps names that are safe, with the extension of what they are kept as', () => {
  expect(namesOf('IMG_0413.JPG', 'IMG-0414.jpeg')).toEqual(['IMG_0413.jpg', 'IMG-0414.jpg']);
  expect(pictureFileNames([{ index: 7, name: 'wave.gif', kind: 'png' }])).toEqual(new Map([[7, 'wave.png']]));
});

it.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\pictures\\a b.jpg', 'a_b.jpg'],
  ['Küche é.jpg', 'Kuche_e.jpg'],
  ['.hidden.jpg', 'hidden.jpg'],
  ['-rf.jpg', 'rf.jpg'],
  ['con.jpg', 'picture-con.jpg'],
  ['日本.jpg', 'picture-_.jpg'],
  ['', 'picture.jpg'],
])('makes %j safe', (name, safe) => {
  expect(namesOf(name)).toEqual([safe]);
});

it('names none twice, whatever the case, and none as the report', () => {
  expect(namesOf('a.jpg', 'A.png', 'a.gif')).toEqual(['a.jpg', 'A-2.jpg', 'a-3.jpg']);
  const pictures = [
    { index: 0, name: 'a-2.jpg', kind: 'jpg' as const },
    { index: 1, name: 'a.jpg', kind: 'jpg' as const },
    { index: 2, name: 'a.jpg', kind: 'jpg' as const },
  ];
  expect([...pictureFileNames(pictures).values()]).toEqual(['a-2.jpg', 'a.jpg', 'a-3.jpg']);
});

it('is safe and unique for any names', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a.jpg', 'A.JPG', 'nul', 'report.hr5', '..', '/'),
  );
  fc.assert(
    fc.property(fc.array(anyName, { maxLength: 30 }), (all) => {
      const names = namesOf(...all);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(all.length);
      for (const name of names)
        expect(name).toMatch(/^(?!con\.|prn\.|aux\.|nul\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,90}\.jpg$/i);
    }),
  );
});
