import { expect, it } from 'vitest';
import { splitProgress } from '../../../../../client/features/reports/pictures/split-progress.ts';

it('calls that come one after the other show as one upload that only goes forward', () => {
  const seen: [number, number][] = [];
  const { signal } = new AbortController();
  const onUploadProgress = (loaded: number, total: number) => seen.push([loaded, total]);
  const contexts = splitProgress({ fetchOptions: { signal, onUploadProgress } }, [100, 10, 20]);
  expect(contexts.every(({ fetchOptions }) => fetchOptions.signal === signal)).toBe(true);
  const [audio, first, second] = contexts.map(({ fetchOptions }) => fetchOptions.onUploadProgress);
  // A form is larger than the files in it.
  audio?.(50, 105);
  audio?.(105, 105);
  first?.(4, 12);
  // The first picture failed half way: the second goes on where the first would have ended.
  second?.(22, 22);
  expect(seen).toEqual([
    [50, 135],
    [105, 135],
    [109, 137],
    [139, 139],
  ]);
});
