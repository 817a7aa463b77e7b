import sampleUrl from './sample-dictation.mp3';

const SAMPLE_NAME = 'sample-dictation.mp3';

/** The files that go along with operations whose variables are uploads; at first a short sample dictation. */
export class ChosenFiles {
  readonly #listeners = new Set<() => void>();
  #chosen: readonly File[] | null = null;

  /** Null: the sample. Replaced by a change, never changed. */
  get chosen(): readonly File[] | null {
    return this.#chosen;
  }

  /** Calls `listener` after every change. Returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param files null for the sample. */
  choose(files: readonly File[] | null): void {
    this.#chosen = files?.length ? files : null;
    for (const listener of this.#listeners) listener();
  }

  /** The files themselves, at least one. */
  async load(): Promise<readonly File[]> {
    if (this.#chosen) return this.#chosen;
    const response = await fetch(sampleUrl);
    if (!response.ok)
      throw new Error(`The sample dictation could not be read: the server answered ${response.status}.`);
    return [new File([await response.blob()], SAMPLE_NAME, { type: 'audio/mpeg' })];
  }
}
