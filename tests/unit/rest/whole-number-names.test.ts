import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStoredOrder, isWholeNumber } from '../../../server/rest/whole-number-names.ts';

const component = (name: string, oldName: string | null = null) => ({ name, oldName, groups: [] });
const named = (...names: string[]) => names.map((name) => component(name));
/** As they come out of JSON. */
const read = (names: string[]) => Object.keys(Object.fromEntries(names.map((name) => [name, 0])));
const ordered = (sent: string[], stored: string[]) =>
  inStoredOrder(named(...read(sent)), named(...stored)).map(({ name }) => name);

it('knows the names that JavaScript moves, and no others', () => {
  const names = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('0', '00', '-1', '1.0', '1e3', '4294967294', '4294967295', '99999999999', '', ' 1'),
  );
  fc.assert(
    fc.property(names, (name) => {
      // '!' is moved by nothing, so what comes before it was moved.
      expect(isWholeNumber(name)).toBe(name !== '!' && read(['!', name])[0] === name);
    }),
  );
});

describe('a component whose name is a whole number', () => {
  it.each([
    ['between others', ['A', '2', 'B', '1', 'C']],
    ['first', ['7', 'A', '3']],
    ['alone with its like', ['9', '8', '10']],
  ])('comes back where it was stored: %s', (_where, stored) => {
    expect(ordered(stored, stored)).toEqual(stored);
  });

  it('stays behind its neighbour when that was moved', () => {
    expect(ordered(['B', 'A', '2', '1'], ['A', '2', '1', 'B'])).toEqual(['B', 'A', '2', '1']);
  });

  it('closes up when its neighbour is gone', () => {
    expect(ordered(['A', '2', 'C'], ['A', 'B', '2', 'C'])).toEqual(['A', '2', 'C']);
    expect(ordered(['2', 'C'], ['A', '2', 'C'])).toEqual(['2', 'C']);
  });

  it('comes last when it is new', () => {
    expect(ordered(['A', '5', 'B'], ['A', 'B'])).toEqual(['A', 'B', '5']);
  });

  it('keeps the place of the name that it had', () => {
    const sent = [component('12', 'ATTIC'), component('ROOF'), component('YARD')];
    const stored = named('ROOF', 'ATTIC', 'YARD');
    expect(inStoredOrder(sent, stored).map(({ name }) => name)).toEqual(['ROOF', '12', 'YARD']);
  });
});

it('loses and adds no component, and comes back in order whatever the names', () => {
  const names = fc.uniqueArray(fc.oneof(fc.nat(20).map(String), fc.constantFrom('A', 'B', 'C', 'D')));
  fc.assert(
    fc.property(names, names, (sent, stored) => {
      expect(ordered(stored, stored)).toEqual(stored);
      expect(ordered(sent, stored).toSorted()).toEqual(sent.toSorted());
    }),
  );
});
