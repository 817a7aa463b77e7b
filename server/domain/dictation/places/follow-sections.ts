import type { Template } from '../../template/template.ts';
import { type Place, type Remark, withAnnouncement } from '../findings.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import type { Meanings } from '../matching/meanings.ts';
import { retrieve, type Scope } from '../matching/retrieve.ts';
import { indexTemplate, type TemplateIndex } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';
import { withoutSimiles } from '../words/similes.ts';
import { belongsElsewhere } from './belongs-elsewhere.ts';
import { numbered, tellsNothing } from './number-sections.ts';
import { isLikeRoom, roomOfSection, sectionsOfOtherRooms } from './rooms-of-sections.ts';

/**
 * What speaks for a section, in one measure: how well its comments fit, the best above all; that it was just announced;
 * that the remark comes right after it was announced; that it was announced before and still holds. And what a change of
 * section costs that nobody announced. Fitted to the development set (docs/quality.md).
 */
const FITS = 17;
/** How much more the best comment of a section counts than the others. */
const SHARPNESS = 14;
/** What it counts that they mean the same sentence by sentence, and how much more the nearest of a section counts. */
const MEANS = 10;
const KEEN = 40;
/** What it counts that what is said is said of an item of it. */
const NAMED = 9;
const ANNOUNCED = 2.8;
const FRESH = 7.5;
const CARRIED = 0.28;
const CHANGE = 5;
/** … and how much more within a sentence. */
const WITHIN_SENTENCE = 3;
/** … right after an item of it was announced. */
const FRESH_ITEM = 7;
/** … in the same sentence ("fan, cord's cut"): then what announced it is weighed with what is said. */
const FRESH_ITEM_WITHIN = 1;
/** … that the sentence opened with a room of that section. */
const ASIDE = 4;
/** What speaks against another room right after one was announced, where only what every room has is named. */
const OTHER_ROOM = 8;
/** … that it goes on with what was spoken of ("it is stained, too"). */
const GOES_ON = 3;
/** What sounds like talk, and may tell of a section all the same, tells half as much of it. */
const OF_TALK = 0.5;
const PERHAPS_TALK = 0.5;
const IT =
  /^(?:(?:and|but|so|also|plus),? )*(?:it|its|it's|they|they're|their|them|this one|that one)\b|\b(?:in|on|of|to|under|behind|around) (?:it|them)[.,]?$/i;

/** Comments that are looked at for each remark. */
const LOOKED_AT = 60;
const EVERYWHERE: Scope = { component: null, itemId: null, topic: [] };
const KINDS = ['defect', 'information', 'functional', 'limitation'] as const;

/**
 * Follows the speaker through the sections of the template: the likeliest way through them, given what was announced and
 * what each remark may mean (Viterbi's algorithm). Headers are skipped, come late, or are misheard; the remarks
 * around then tell the section.
 * @returns the place of each remark; as it was announced where the section is that one.
 */
export function followSections(remarks: readonly Remark[], template: Template, meanings: Meanings): Place[] {
  const library = indexTemplate(template);
  const sections = [...new Set(library.entries.map((entry) => entry.component))];
  if (sections.length === 0) return remarks.map((remark) => remark.place);
  const rooms = sections.map((section) => roomOfSection(template, section));
  const way = likeliestWay(
    remarks.map((remark, at) => ({
      evidence: evidence(remark, { template, library, sections, rooms, meanings }),
      change: CHANGE + (isWithinSentence(remark, remarks[at - 1]) ? WITHIN_SENTENCE : 0),
    })),
    sections.length,
  );
  return numbered(
    remarks,
    way.map((state) => sections[state] as string),
    template,
  );
}

const isWithinSentence = ({ kind }: Remark, before: Remark | undefined) =>
  before !== undefined && kind !== 'announcement' && !/[.?!]$/.test(before.heard);

/** What speaks for each state at a step, and what it costs to change there. */
interface Step {
  evidence: readonly number[];
  change: number;
}

/** The sequence of states with the most evidence, less what changes cost. */
function likeliestWay(steps: readonly Step[], states: number): number[] {
  let sums = Array.from({ length: states }, () => 0);
  const cameFrom = steps.map(({ evidence, change }) => {
    const best = sums.indexOf(Math.max(...sums));
    const changed = (sums[best] as number) - change;
    const from = sums.map((stayed, state) => (stayed >= changed ? state : best));
    sums = sums.map((stayed, state) => Math.max(stayed, changed) + (evidence[state] as number));
    return from;
  });
  const way: number[] = [];
  let state = sums.indexOf(Math.max(...sums));
  for (let at = cameFrom.length - 1; at >= 0; at--) {
    way[at] = state;
    state = cameFrom[at]?.[state] as number;
  }
  return way;
}

/** What speaks for each section when a remark is made. */
function evidence(
  remark: Remark,
  {
    template,
    library,
    sections,
    rooms,
    meanings,
  }: {
    template: Template;
    library: TemplateIndex;
    sections: readonly string[];
    /** What the rooms of each section are called; empty for other sections. */
    rooms: readonly string[];
    meanings: Meanings;
  },
): number[] {
  const { kind, place, location } = remark;
  const words = withAnnouncement(remark);
  const isWeighed = remark.announcedBy !== null || belongsElsewhere(remark, template);
  const freshItem = isWeighed ? FRESH_ITEM_WITHIN : FRESH_ITEM;
  const fresh = place.itemId === null ? FRESH : freshItem;
  const held =
    (kind === 'announcement' ? ANNOUNCED : place.how === 'announced' ? fresh : CARRIED) +
    (IT.test(remark.words) ? GOES_ON : 0);
  const others =
    place.how === 'announced' && kind !== 'announcement'
      ? sectionsOfOtherRooms(template, place.component, remark.words)
      : new Set<string>();
  const found = sections.map(
    (section) =>
      (section === place.component ? held : 0) +
      (section === remark.aside?.component ? ASIDE : 0) -
      (others.has(section) ? OTHER_ROOM : 0),
  );
  const isTakenBack = kind === 'retracted' && readMeaning(remark.words).parts > 0;
  const mayBeTalk = kind === 'narration' && kindOdds(remark.words).talk < PERHAPS_TALK;
  if (kind === 'announcement' || (tellsNothing(remark) && !isTakenBack && !mayBeTalk)) return found;
  /** For each section the sum over its comments, which comes near the best of them and grows with every other. */
  const sums = new Map<string, number>();
  for (const { entry, score } of retrieve(
    library,
    { text: withoutSimiles(words), location, scope: EVERYWHERE, kinds: KINDS },
    LOOKED_AT,
  ))
    sums.set(entry.component, (sums.get(entry.component) ?? 1) + Math.expm1(SHARPNESS * score));
  const fits = (section: string) => Math.log(sums.get(section) ?? 1) / SHARPNESS;
  const likenesses = meanings.likenesses(words);
  const means = (section: string) =>
    nearly((library.bySection.get(section) ?? []).map((at) => likenesses[at] as number));
  const names = (section: string) =>
    nearly((library.items.get(section) ?? []).map((item) => meanings.likenessOfName(words, item)));
  const told = sections.map(
    (section) => (mayBeTalk ? OF_TALK : 1) * (FITS * fits(section) + MEANS * means(section) + NAMED * names(section)),
  );
  const here = sections.indexOf(place.component);
  // The fan of the guest bath is told of as that of the primary bath would be.
  if (rooms[here])
    told[here] = Math.max(
      ...told.filter((_, at) => at === here || isLikeRoom(rooms[here] ?? '', rooms[at] ?? '', words)),
    );
  return told.map((one, at) => one + (found[at] as number));
}

/** A little more than the largest of some likenesses, for every other one that is near. */
const nearly = (likenesses: readonly number[]) =>
  Math.log(likenesses.reduce((sum, one) => sum + Math.exp(KEEN * one), 0)) / KEEN;
