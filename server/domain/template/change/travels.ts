import type { ChangeLedger } from './change-ledger.ts';

interface Traveller {
  id: string;
  name: string;
}

/** Items or comments that came to places and went from places: what did both was moved. */
export class Travels {
  readonly #what: string;
  readonly #known: ReadonlySet<string>;
  readonly #came = new Map<string, string>();
  readonly #gone = new Map<string, string>();

  /** @param known ids that there were before. */
  constructor(what: string, known: ReadonlySet<string>) {
    this.#what = what;
    this.#known = known;
  }

  came(travellers: readonly Traveller[]): void {
    for (const { id, name } of travellers) this.#came.set(id, name);
  }

  /** Came with the item or section that they are in: only new ones are worth telling. */
  cameAlong(travellers: readonly Traveller[]): void {
    this.came(travellers.filter(({ id }) => !this.#known.has(id)));
  }

  gone(travellers: readonly Traveller[]): void {
    for (const { id, name } of travellers) this.#gone.set(id, name);
  }

  noteIn(ledger: ChangeLedger): void {
    for (const [id, name] of this.#came) {
      const did = !this.#known.has(id) ? 'added' : this.#gone.has(id) ? 'moved' : 'copied';
      ledger.note(this.#what, did, id, name);
    }
    for (const [id, name] of this.#gone) if (!this.#came.has(id)) ledger.note(this.#what, 'removed', id, name);
  }
}
