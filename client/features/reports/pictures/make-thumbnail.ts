/** Twice what is shown, for screens with fine pixels. */
const WIDTH = 144;

let before: Promise<unknown> = Promise.resolve();

/**
 * A picture, small and upright. One is made after the other: each unpacks to dozens of megabytes.
 * @throws what the browser says of a picture that it cannot read; the reason of `signal` when that ends the waiting.
 */
export function makeThumbnail(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  const made = before.then(() => {
    signal.throwIfAborted();
    return createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  });
  before = made.catch(() => undefined);
  return made;
}
