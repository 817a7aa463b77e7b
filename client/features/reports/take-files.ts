/** What files must keep to be chosen. */
export interface FileRules {
  /** Lower case, without a dot. */
  extensions: readonly string[];
  /** Most bytes of one. */
  maxBytes: number;
  maxFiles: number;
}

/** What becomes of newly chosen files. */
interface TakenFiles {
  /** Those to add to the ones chosen before; none that was chosen already. */
  fresh: File[];
  /** Of other formats. */
  refused: File[];
  tooLarge: File[];
  /** For which there is no room any more. */
  tooMany: File[];
}

/** Tells which of newly chosen files go with those chosen before, by their names, sizes and number. */
export function takeFiles(chosen: readonly File[], added: readonly File[], rules: FileRules): TakenFiles {
  const [allowed, refused] = parted(added, ({ name }) =>
    rules.extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)),
  );
  const [fitting, tooLarge] = parted(allowed, ({ size }) => size <= rules.maxBytes);
  const known = new Set(chosen.map(fileKey));
  const fresh = [...new Map(fitting.map((file) => [fileKey(file), file]))]
    .filter(([key]) => !known.has(key))
    .map(([, file]) => file);
  const room = Math.max(0, rules.maxFiles - chosen.length);
  return { fresh: fresh.slice(0, room), refused, tooLarge, tooMany: fresh.slice(room) };
}

/** The same for the same file, however often it is chosen. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

function parted(files: readonly File[], isFirst: (file: File) => boolean): [File[], File[]] {
  return [files.filter(isFirst), files.filter((file) => !isFirst(file))];
}
