import { act } from '@testing-library/react';
import type { UploadContext } from '../../../client/lib/use-upload.ts';

/** An upload that goes on until it is cancelled or let through. `answer` is for a FakeServer. */
export function heldUpload() {
  let options: UploadContext['fetchOptions'] | undefined;
  let finish: (data: Record<string, unknown> | Error) => void = () => undefined;
  return {
    answer: (_variables: unknown, context: Record<string, unknown>) =>
      new Promise<Record<string, unknown> | Error>((resolve) => {
        options = context.fetchOptions as UploadContext['fetchOptions'];
        options.signal.addEventListener('abort', () => resolve(new Error('aborted')));
        finish = resolve;
      }),
    /** So many bytes of so many have left. */
    progress: (loaded: number, total: number) => act(() => options?.onUploadProgress(loaded, total)),
    /** The server answers. */
    finish: (data: Record<string, unknown> | Error) => act(() => finish(data)),
  };
}
