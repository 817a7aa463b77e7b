import type { CommentKind, Template } from '../../template/template.ts';
import type { Place, Remark } from '../findings.ts';
import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { overlap, type Sense, senseOf } from '../likeness/sense.ts';
import { product } from '../likeness/word-vectors.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import type { Meanings } from '../matching/meanings.ts';
import type { Scope } from '../matching/retrieve.ts';
import { type Entry, indexTemplate, itemKey, type TemplateIndex } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';
import { withoutSimiles } from '../words/similes.ts';
import { belonging } from './belonging.ts';
import { evidenceOfStep, stepTo } from './item-step.ts';
import { sectionOfFixture } from './rooms-of-sections.ts';
import { contentsOf, type ItemContents, sharesOf } from './template-contents.ts';

/**
 * What speaks for an item against the others (conditional logit): how near what is meant is to its name, and to the middle
 * of its comments; that words and name mean the same lines of the catalogue; the share of what is spoken of that it holds;
 * that it was announced; how the speaker comes to it; of what was not inspected, how near the nearest limitation of the
 * item is; how much what is spoken of belongs to it; how much the sentence is said of the item by its name, and means what its
 * comments of the remark's kind say. The weights are fitted by `npm run fit`, each remark without the comment that it means.
 */
type ItemReason = keyof typeof FITTED_WEIGHTS.item;
/** Where no section was announced, an item must be so likely for a place to be known. */
const ENOUGH = 0.5;

/** What a place is looked for with. */
interface Clues {
  scope: Scope;
  template: Template;
  /** The item spoken of last. */
  last: Place | null;
  /** What the remark is. */
  kind: Remark['kind'];
  /** In which the text was read. */
  meanings: Meanings;
}

/**
 * The item that a remark without a library comment belongs to: of the section spoken of the likeliest one; of the whole
 * template where none was announced, or null where nothing tells.
 */
export function findPlace(remark: Remark, text: string, clues: Omit<Clues, 'kind'>): Place | null {
  const { items, isHere, evidence } = evidenceForItems(text, { ...clues, kind: remark.kind });
  // "Main panel, clean.": words that name nothing are said of what was announced.
  const isSaidOfIt = TOLD_WHERE_ONE_IS.has(remark.kind) && remark.place.how === 'announced' && namesNoPart(text);
  const said =
    isSaidOfIt || namesNothing(text)
      ? items.find(({ component, itemId }) => isPlace(remark.place, component, itemId))
      : null;
  // "Everything works in here" tells of no item: which of them was tried, nobody said.
  if (remark.kind === 'functional' && !said && OF_EVERYTHING.test(text) && namesNoPart(text)) return null;
  const odds = evidence.map((one) => Math.exp(logOdds(one, FITTED_WEIGHTS.item)));
  const most = Math.max(...odds);
  const best = said ?? items[odds.indexOf(most)];
  const isKnown = said || isHere || most >= ENOUGH * odds.reduce((sum, one) => sum + one, 0);
  if (!best || !isKnown) return null;
  const { component, itemId, itemName } = best;
  const same = component === remark.place.component;
  return {
    component,
    occurrence: same ? remark.place.occurrence : 1,
    itemId,
    itemName,
    how: same && itemId === remark.place.itemId ? remark.place.how : 'implied',
  };
}

const OF_EVERYTHING =
  /^(?:(?:and|so|okay|now|yeah|yep),? )*(?:everything|it all|all of it|the whole (?:room|thing|place))\b/i;

/** Right after an announcement they are told of what it names, unless they name another part. */
const TOLD_WHERE_ONE_IS: ReadonlySet<Remark['kind']> = new Set(['functional', 'notInspected']);
const namesNoPart = (text: string) => readMeaning(text).parts === 0;
const namesNothing = (text: string) =>
  readMeaning(text).units.every(({ role }) => role !== 'part' && role !== 'word' && role !== 'symptom');

const isPlace = (place: Place, component: string, itemId: string) =>
  place.component === component && place.itemId === itemId;

/** What is wrong may be told wherever it comes to mind; what is in order is told where the speaker is. */
const MAY_BE_ELSEWHERE: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact']);

/**
 * The items that a remark may belong to, and what there is for each: of the section spoken of, unless what is spoken of belongs to
 * others and to none of it; else of all.
 */
export function evidenceForItems(text: string, { scope, template, last, kind, meanings }: Clues) {
  const library = indexTemplate(template);
  const all = contentsOf(template);
  const belongs = belonging(withoutSimiles(text), template);
  const section = sectionOfFixture(template, text) ?? scope.component;
  const own = all.filter(({ component }) => component === section);
  const isOwn = own.some((item) => (belongs[all.indexOf(item)] as number) > 0);
  // "Doorbell's dead" is said of no bathroom.
  const holders = isOwn || !MAY_BE_ELSEWHERE.has(kind) ? [] : all.filter((_, at) => belongs[at] === 1);
  const here = holders.length > 0 ? holders : own;
  const items = here.length > 0 ? here : all;
  const sense = senseOf(text);
  const held = sharesHeld(items, text);
  const evidence = items.map(
    (item, at): Evidence<ItemReason> => ({
      ...evidenceInContents(item, sense),
      held: held[at] ?? 0,
      belongs: belongs[all.indexOf(item)] ?? 0,
      isAnnounced: item.itemId === scope.itemId ? 1 : 0,
      limitation: kind === 'notInspected' ? nearestLimitation(text, item, library) : 0,
      meaningOfName: meanings.likenessOfName(text, item),
      meaningOfKind: meaningOfKind(text, item, { library, kind, meanings }),
      ...evidenceOfStep(stepTo(library, last, item)),
    }),
  );
  return { items, isHere: here.length > 0, evidence };
}

const evidenceInContents = ({ name, middle }: ItemContents, { centre, lines }: Sense) => ({
  name: product(name.vector, centre),
  middle: product(middle, centre),
  lines: overlap(lines, name.lines),
});

/** Comments that tell of a remark's kind. */
const TELLS: Partial<Record<Remark['kind'], CommentKind>> = { functional: 'functional', notInspected: 'limitation' };

/** How much the text means what the comments of an item that tell of the remark's kind say, the nearest of them. */
function meaningOfKind(
  text: string,
  { component, itemId }: ItemContents,
  { library, kind, meanings }: { library: TemplateIndex } & Pick<Clues, 'kind' | 'meanings'>,
): number {
  const entries = (library.byItem.get(itemKey(component, itemId)) ?? []).map((at) => library.entries[at] as Entry);
  const telling = entries.filter((entry) => !entry.comment.tip && entry.kind === TELLS[kind]);
  return Math.max(0, ...telling.map((entry) => meanings.likeness(text, entry)));
}

/** How near the nearest limitation is that an item offers. */
function nearestLimitation(text: string, { component, itemId }: ItemContents, library: TemplateIndex): number {
  const likenesses = library.likeness.likenesses(text);
  const limitations = (library.byItem.get(itemKey(component, itemId)) ?? []).filter(
    (at) => library.entries[at]?.kind === 'limitation',
  );
  return Math.max(0, ...limitations.map((at) => likenesses[at] as number));
}

/** How much of what is spoken of first, and of the thing after it, each of some items holds. */
function sharesHeld(items: readonly ItemContents[], text: string): number[] {
  const units = readMeaning(text).units.filter(({ role }) => role === 'part' || role === 'word');
  const parts = units.filter(({ role }) => role === 'part');
  return sharesOf(items, (parts.length > 0 ? parts : units).slice(0, 2).reverse());
}
