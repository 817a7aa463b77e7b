import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../../../../client/features/template-editor/model/new-id.ts';
import { draftWith } from '../../../../support/client/draft.ts';

const DRAFT = draftWith({ ATTIC: [{ 'II-A Vents': ['C-A'] }, { 'II-B Vents': ['C-B'] }] });

describe('newId', () => {
  it('is the prefix, a hyphen and an upper-case UUID', () => {
    const pattern = /^II-[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/;
    expect(newId('II', DRAFT)).toMatch(pattern);
    expect(newId('II', DRAFT)).not.toBe(newId('II', DRAFT));
    expect(newId('C', DRAFT, () => 'abc')).toBe('C-ABC');
  });

  it('needs nothing of the browser that only pages over TLS have', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(newId('C', DRAFT)).toBe('C-FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF');
  });

  it('collides with no item or comment id of any group and tries again until it does not', () => {
    const random = vi.fn().mockReturnValueOnce('a').mockReturnValueOnce('b').mockReturnValue('c');
    expect(newId('C', DRAFT, random)).toBe('C-C');
    expect(newId('II', DRAFT, vi.fn().mockReturnValueOnce('b').mockReturnValue('d'))).toBe('II-D');
  });

  it('gives up after 10 attempts', () => {
    const random = vi.fn(() => 'a');
    expect(() => newId('II', DRAFT, random)).toThrow('Could not generate unique ID with prefix II after 10 attempts');
    expect(random).toHaveBeenCalledTimes(10);
  });

  it('refuses an empty prefix and a template that is null', () => {
    expect(() => newId('', DRAFT)).toThrow('Prefix must be a non-empty string');
    expect(() => newId('C', null)).toThrow('Template cannot be null');
  });
});
