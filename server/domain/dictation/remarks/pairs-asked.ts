/** What is told of two texts, one after the other; what is not known yet is asked, and read later. */
export class PairsAsked<Told> {
  private readonly known: Map<string, Told>;
  private readonly asked = new Map<string, readonly [left: string, right: string]>();

  /** @param known what was read before, and what will be. */
  constructor(known: Map<string, Told>) {
    this.known = known;
  }

  /** @returns undefined where it was not read; then it will be. */
  told(left: string, right: string): Told | undefined {
    const between = `${left}\n${right}`;
    const known = this.known.get(between);
    if (known === undefined) this.asked.set(between, [left, right]);
    return known;
  }

  /** Reads what was asked. @returns whether anything was. */
  async readAsked(read: (left: string, right: string) => Promise<Told>): Promise<boolean> {
    const asked = [...this.asked];
    this.asked.clear();
    for (const [between, [left, right]] of asked) this.known.set(between, await read(left, right));
    return asked.length > 0;
  }
}
