import { randomNumbers } from './random-numbers.ts';

/** Two clauses, one after the other, and whether the second one tells of something else. */
export interface Joined {
  clauses: readonly [left: string, right: string];
  isCut: boolean;
}

/** Joined of each sort. */
const COUNT = 30_000;
/** Words of what is joined: longer ones wander through several clauses, some of which are of something else. */
const LONGEST = 26;
const LONGEST_LEFT = 16;
const BETWEEN = /,? (?:and|but|plus) |, /g;

/** Ways to say one thing, and what it stands beside. */
export interface Said {
  /** Things that one goes on from to the other stand in one group. */
  group: string;
  sayings: readonly string[];
}

/** What is said of two things of a group, one after the other, and of one thing alone, cut where a sentence may be. */
export function joinedSayings(things: readonly Said[]): Joined[] {
  const random = randomNumbers(5);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const groups = new Map<string, Said[]>();
  for (const one of things) if (one.sayings.length > 0) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  const several = [...groups.values()].filter(({ length }) => length > 1);
  const wandering = things
    .flatMap(({ sayings }) => sayings)
    .filter((said) => said.split(' ').length < LONGEST && said.search(BETWEEN) >= 0);
  const found: Joined[] = [];
  while (found.length < COUNT) {
    const said = pick(wandering);
    const { index, 0: between } = pick([...said.matchAll(BETWEEN)]);
    const clauses = [bare(said.slice(0, index)), firstClause(said.slice(index + between.length))] as const;
    if (clauses.every(Boolean)) found.push({ clauses, isCut: false });
  }
  while (found.length < 2 * COUNT) {
    const group = pick(several);
    const [one, other] = [pick(group), pick(group)];
    const left = pick(one.sayings);
    if (one === other || left.split(' ').length > LONGEST_LEFT) continue;
    found.push({ clauses: [bare(left), inSentence(firstClause(pick(other.sayings)))], isCut: true });
  }
  return found;
}

const bare = (text: string) => text.replace(/[\s.,;!?]+$/, '');
const firstClause = (text: string) => bare(text.split(BETWEEN)[0] as string);
const inSentence = (text: string) =>
  /^I(?:['’]\w+)?\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
