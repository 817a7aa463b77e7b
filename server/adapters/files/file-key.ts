/** Segments that begin with a dot are no keys: neither `..` nor the stores' own folders can be reached. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Makes sure that `key` is one (see FileStore).
 * @throws RangeError for anything else: keys are made by the product, never by people.
 */
export function assertFileKey(key: string): void {
  if (!key.split('/').every((segment) => SEGMENT.test(segment))) throw new RangeError(`Not a file key: ${key}`);
}

/**
 * Makes sure that `prefix` is the beginning of keys, ending with `/`.
 * @throws RangeError
 */
export function assertFilePrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new RangeError(`Not a prefix of file keys: ${prefix}`);
  assertFileKey(prefix.slice(0, -1));
}
