/** One kind of change: "item", "renamed", and the names of what it happened to. */
export interface Change {
  what: string;
  did: string;
  names: string[];
}

/** In which order changes are told. */
const WHATS = ['comment', 'item', 'section', 'group', 'maintenance tip'];
const DIDS = ['edited', 'renamed', 'detached', 'added', 'moved', 'copied', 'removed', 'changed', 'reordered'];

/** Notes what was changed. What is noted under one key happened once, in however many places. */
export class ChangeLedger {
  readonly #notes = new Map<string, { what: string; did: string; names: Map<string, string> }>();

  note(what: string, did: string, key: string, name: string): void {
    const note = this.#notes.get(`${what} ${did}`) ?? { what, did, names: new Map() };
    note.names.set(key, name);
    this.#notes.set(`${what} ${did}`, note);
  }

  changes(): Change[] {
    return [...this.#notes.values()]
      .map(({ what, did, names }) => ({ what, did, names: [...names.values()] }))
      .sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ what, did }: Change): number {
  return WHATS.indexOf(what) * DIDS.length + DIDS.indexOf(did);
}
