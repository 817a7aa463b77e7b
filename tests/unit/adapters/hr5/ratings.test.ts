import { expect, test } from 'vitest';
import { readRatings, templateType } from '../../../../server/adapters/hr5/ratings.ts';
import { parseXml } from '../../../../server/adapters/hr5/xml/parse-xml.ts';

const ratings = (inner: string) =>
  readRatings(parseXml(Buffer.from(`<template><ratings>${inner}</ratings></template>`)).root);
const rating = (code: string, name: string, role = '') => `<rating code="${code}"${role}>${name}</rating>`;
const roles = (inner: string) => ratings(inner).map(({ role }) => role);

test('the Legacy ratings are known by their names', () => {
  const legacy = ratings(
    rating('a', 'Inspected') +
      rating('b', 'Not Inspected') +
      rating('c', 'Not Present') +
      rating('d', 'Repair or Replace'),
  );
  expect(legacy.map(({ role }) => role)).toEqual(['ok', 'notInspected', 'absent', 'defect']);
  expect(templateType(legacy)).toBe('Legacy');
});

test('the Legacy ratings are known by their codes', () => {
  expect(roles(rating('IN', '') + rating('NI', '') + rating('NP', '') + rating('rr', ''))).toEqual([
    'ok',
    'notInspected',
    'absent',
    'defect',
  ]);
});

test('the Housemaster ratings are known by names or by codes, and make a Housemaster template', () => {
  const named = ratings(
    rating('1', 'Satisfactory') + rating('2', 'FAIR') + rating('3', 'Poor') + rating('4', 'Not Applicable'),
  );
  const coded = ratings(rating('S', '') + rating('F', '') + rating('P', '') + rating('NA', ''));
  for (const set of [named, coded]) {
    expect(set.map(({ role }) => role)).toEqual(['ok', 'marginal', 'defect', 'absent']);
    expect(templateType(set)).toBe('Housemaster');
  }
});

test('the role that the file gives goes before name and code, and the name before the code', () => {
  expect(roles(rating('RR', 'Inspected', ' role="marginal"') + rating('P', 'Inspected'))).toEqual(['marginal', 'ok']);
});

test('a rating that nothing is known of has no role, whatever it is called', () => {
  expect(roles(rating('X', 'Later', ' role="odd"') + rating('constructor', 'toString'))).toEqual([null, null]);
});

test('ratings without a code, and codes that stand twice, are passed over', () => {
  expect(ratings(`<rating>Inspected</rating>${rating('IN', 'Inspected')}${rating('IN', 'Again')}`)).toEqual([
    { code: 'IN', name: 'Inspected', role: 'ok' },
  ]);
});

test('a template without grades is Legacy', () => {
  expect(templateType([])).toBe('Legacy');
});
