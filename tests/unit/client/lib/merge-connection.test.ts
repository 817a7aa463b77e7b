import { describe, expect, it } from 'vitest';
import { mergeConnection } from '../../../../client/lib/merge-connection.ts';

const page = (cursors: string, hasNextPage: boolean) => ({
  edges: [...cursors].map((cursor) => ({ cursor })),
  pageInfo: { hasNextPage },
});
const cursors = ({ edges }: ReturnType<typeof page>) => edges.map(({ cursor }) => cursor).join('');

describe('mergeConnection', () => {
  it('puts a later page behind what was read, each row once', () => {
    const merged = mergeConnection(page('abc', true), page('cd', false), 'b');
    expect(cursors(merged)).toBe('abcd');
    expect(merged.pageInfo.hasNextPage).toBe(false);
  });

  it('takes new rows and drops deleted ones when the first page is read again, and keeps what lies below', () => {
    const merged = mergeConnection(page('abcde', true), page('nac', true), null);
    expect(cursors(merged)).toBe('nacde');
    expect(merged.pageInfo.hasNextPage).toBe(true);
  });

  it('drops everything below a first page that is the last', () => {
    expect(cursors(mergeConnection(page('abcd', true), page('ab', false), undefined))).toBe('ab');
  });
});
