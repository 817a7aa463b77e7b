import type { UploadContext } from '../../../lib/use-upload.ts';

/**
 * Contexts for calls that send their files one after the other, so that they show as one upload.
 * @param sizes bytes that each call sends, as far as is known before.
 */
export function splitProgress({ fetchOptions }: UploadContext, sizes: readonly number[]): UploadContext[] {
  const totals = [...sizes];
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  return sizes.map((_, index) => ({
    fetchOptions: {
      signal: fetchOptions.signal,
      onUploadProgress: (loaded, total) => {
        totals[index] = total;
        fetchOptions.onUploadProgress(sum(totals.slice(0, index)) + loaded, sum(totals));
      },
    },
  }));
}
