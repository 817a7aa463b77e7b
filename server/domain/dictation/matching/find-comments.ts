import type { Lesson } from '../../lessons/lesson.ts';
import type { RatingRole, Template } from '../../template/template.ts';
import {
  type Candidate,
  type Decision,
  type Place,
  type Remark,
  type RemarkIndex,
  withAnnouncement,
} from '../findings.ts';
import { nameOtherObstacles } from '../lexicon/obstacles.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { senseOf } from '../likeness/sense.ts';
import type { SentenceEncoder } from '../likeness/sentence-encoder.ts';
import { openingRoom, RoomsLeft } from '../locations/room-location.ts';
import { belongsElsewhere } from '../places/belongs-elsewhere.ts';
import { findPlace } from '../places/find-place.ts';
import { followSections } from '../places/follow-sections.ts';
import { houseWords, speaksOfHouse } from '../places/house-words.ts';
import { lastSpokenOf, stepTo } from '../places/item-step.ts';
import { ofOtherAppliance } from '../places/named-appliance.ts';
import { namesOf } from '../places/names.ts';
import {
  isLikeRoom,
  kindOfRoom,
  roomOfSection,
  sectionOfFixture,
  sectionsOfOtherRooms,
} from '../places/rooms-of-sections.ts';
import { leavesThing } from '../places/several-places.ts';
import { isLeftOut, isSaidToPeople } from '../remarks/classify-remark.ts';
import {
  countsLayers,
  describes,
  isOnlyMeasured,
  isOnlyNamed,
  isReadOut,
  namesSize,
  tellsOnlyWhatThereIs,
  tellsWhereOrHow,
} from '../remarks/describes.ts';
import { mayBeTip } from '../remarks/said-tip.ts';
import { readMeaning } from '../words/meaning.ts';
import { isWithinItsLife } from './age.ts';
import { asTaught } from './as-taught.ts';
import { chooseComment } from './choose-comment.ts';
import { chooseLimitation } from './choose-limitation.ts';
import { chooseTip } from './choose-tip.ts';
import { contradicts } from './contradicts.ts';
import { joinWhatGoesOn } from './goes-on.ts';
import { lookedUpText, lookUp, textsToCompare, tipsNear } from './look-up.ts';
import { Meanings } from './meanings.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import { isOf, placeOf } from './place-of.ts';
import type { Match } from './retrieve.ts';
import { type SettledRemark, settleRemark } from './settle-remark.ts';
import { TaughtWords } from './taught-words.ts';
import { isSettled, wordsToTellKindBy } from './tell-kind.ts';
import { type Entry, indexTemplate, itemKey, type TemplateIndex } from './template-index.ts';
import { twinWhereSaid } from './twin-comment.ts';

const SILENT: Partial<Record<Remark['kind'], string>> = {
  announcement: 'names a place',
  retracted: 'taken back by the speaker',
};
const SHOWN = 5;
/** Words that name no part of a house become a new comment only where some comment is at least so near. */
const NEAR = 0.3;
/** What sounds like talk is told of in a warning where a comment is so near, or where it names a part, or one of several, and a defect. */
const PERHAPS_MEANT = 0.26;
const PERHAPS_TALK = 0.35;
const SURELY_TALK = 0.96;
/** What the sentence encoder takes for less likely talk than this is not left out without a word. */
const PERHAPS_NO_TALK = 0.5;
/** What sounds so little like talk means the comment that fits it, though it names no part of a house. */
const SURELY_NO_TALK = 0.05;

/** What the decisions are made with. */
interface Knowledge {
  library: TemplateIndex;
  template: Template;
  house: ReadonlySet<string>;
  /** Where the speaker was at each remark. */
  places: readonly Place[];
  taught: TaughtWords;
  meanings: Meanings;
}

/** What the rules know beside remarks and template. */
export interface RulesOptions {
  encoder: SentenceEncoder;
  /** What the inspector has taught, newest first. */
  lessons?: readonly Lesson[];
}

/**
 * Decides for each remark which library comment is meant, if any. What no comment says is left with verdict `new`
 * and its place, for `createNewComments` to settle.
 */
export async function findComments(index: RemarkIndex, template: Template, options: RulesOptions): Promise<Decision[]> {
  const { decisions } = await decideByRules(index, template, options);
  return mergeDuplicates(decisions);
}

/** What the rules decide before repetitions are merged. */
export interface RulesDecisions {
  decisions: Decision[];
  /** Where the speaker was at each remark, announced or not. */
  places: Place[];
  /** In which all that was said was read. */
  meanings: Meanings;
}

/** The same as `findComments`, before repetitions are merged. */
export async function decideByRules(
  index: RemarkIndex,
  template: Template,
  { encoder, lessons = [] }: RulesOptions,
): Promise<RulesDecisions> {
  const house = houseWords(namesOf(template).names);
  const library = indexTemplate(template);
  const decisions: Decision[] = [];
  const meanings = await Meanings.of(library, encoder);
  await meanings.read(index.remarks.flatMap((remark) => [remark.words, withAnnouncement(remark)]));
  const places = followSections(index.remarks, template, meanings);
  const remarks = index.remarks.map((remark, at) => ({ ...remark, place: places[at] as Place }));
  const aboutOf = ({ about }: Remark) => (about === null ? undefined : remarks[about]);
  await meanings.read(remarks.map((remark) => lookedUpText(remark, aboutOf(remark))));
  await meanings.readKinds(remarks.filter((remark) => !isSettled(remark)).map(wordsToTellKindBy));
  const taught = new TaughtWords(lessons, template);
  const settled = index.remarks.map((heard, at) =>
    settleRemark(heard, places[at] as Place, index.remarks, { library, meanings }),
  );
  await meanings.readUnlisted(settled.flatMap(({ lookedUp }) => (lookedUp ? [lookedUp.text] : [])));
  await meanings.readWordings(settled.flatMap(({ lookedUp }) => (lookedUp ? textsToCompare(lookedUp) : [])));
  const knowledge = { library, template, house, places, taught, meanings };
  const rooms = new RoomsLeft(template);
  for (const one of settled) {
    const decision = withNumberOfItem(inRoomAnnounced(decide(one, knowledge, decisions), one), one.remark.place);
    const remark = { ...one.remark, place: one.heard.place };
    decisions.push({ ...decision, remark: { ...remark, location: rooms.locationOf(remark, decision.place) } });
  }
  return { decisions: await joinWhatGoesOn(decisions, meanings), places, meanings };
}

/** A comment of the section that was announced is of the one of several that was, though the words had sounded like another section's. */
function inRoomAnnounced(decision: Decision, { remark, heard }: SettledRemark): Decision {
  const { place } = decision;
  const { component, occurrence } = heard.place;
  const isBack = place && place.component === component && remark.place.component !== component;
  return isBack ? { ...decision, place: { ...place, occurrence } } : decision;
}

/** What is said of another item than one of several things that was spoken of is of the section as such. */
const withNumberOfItem = (decision: Decision, spoken: Place): Decision =>
  decision.place && leavesThing(spoken, decision.place)
    ? { ...decision, place: { ...decision.place, occurrence: 1 } }
    : decision;

function decide(
  { remark, about, lookedUp }: SettledRemark,
  { library, template, house, places, taught, meanings }: Knowledge,
  earlier: readonly Decision[],
): Decision {
  const silent = SILENT[remark.kind];
  const heardIn = remark.place.component;
  const empty = { remark, heardIn, place: null, comment: null, confidence: 1, candidates: [], mergedInto: null };
  if (silent) return { ...empty, verdict: 'none', reason: silent };
  const meaning = taught.meaningOf(remark);
  if (meaning) return asTaught(remark, empty, meaning);
  if (remark.kind === 'recommendation') {
    const advised = earlier[remark.about as number];
    if (advised?.isTaught && advised.verdict === 'none')
      return { ...empty, verdict: 'none', reason: 'advice on what the inspector leaves out', isTaught: true };
    const meant = mayBeTip(remark.words) ? tipMeant(remark, advised?.place ?? null, { library, meanings }) : null;
    if (meant?.chosen) return tip(empty, advised?.place ?? null, meant);
    return { ...empty, verdict: 'merged', mergedInto: remark.about, reason: 'advice on the finding before it' };
  }

  if (remark.kind === 'narration' && isLeftOut(remark.words))
    return { ...empty, verdict: 'none', reason: 'nothing to report, says the speaker' };
  if (remark.kind === 'narration' && tellsWhereOrHow(remark))
    return { ...empty, verdict: 'none', reason: 'tells where it is, or how it was looked at' };
  if (remark.kind === 'narration' && isSaidToPeople(remark.words))
    return { ...empty, verdict: 'none', reason: 'said to who stands by' };
  if (remark.kind === 'narration') {
    const meant = mayBeTip(remark.words) ? tipMeant(remark, null, { library, meanings }) : null;
    const isMeant = (meant?.chosen?.confidence ?? 0) >= SURELY_THE_TIP;
    return meant && isMeant ? tip(empty, null, meant) : overheard(remark, empty, { library, meanings });
  }

  const { text, scope, matches } = lookedUp ?? lookUp(remark, about, { library, meanings });
  const last = lastSpokenOf(earlier, places);
  const place = () => findPlace(remark, text, { scope, template, last, meanings });
  const decision = { ...empty, candidates: matches.slice(0, SHOWN).map(toCandidate) };

  const before = about && earlier[about.index];
  if (before?.comment && before.place && (!scope.component || scope.component === before.place.component)) {
    const { verdict, confidence } = before;
    const again = { ...decision, verdict, confidence, reason: 'the same as said before' };
    const entry = (library.byItem.get(itemKey(before.place.component, before.place.itemId ?? '')) ?? [])
      .map((at) => library.entries[at] as Entry)
      .find(({ comment }) => comment.id === before.comment?.id);
    const twin = entry && twinWhereSaid(entry, remark.location, { library, template });
    if (twin && twin !== entry) return { ...again, comment: idAndName({ entry: twin }), place: placeOf(remark, twin) };
    const same = { ...before.place, occurrence: scope.component ? remark.place.occurrence : before.place.occurrence };
    return { ...again, comment: before.comment, place: same };
  }
  if (remark.kind === 'functional') {
    const where = place();
    if (where) return inOrder(decision, where, { text, library, meanings });
    return { ...decision, verdict: 'warning', reason: 'in order, but what is, was not named' };
  }
  if (remark.kind === 'notInspected') return notInspected(decision, place(), matches);

  if (remark.kind === 'tip') return tip(decision, place(), tipMeant(remark, last, { library, meanings }));
  if (remark.kind === 'rating' && !hasRating(template, remark.rating))
    return { ...empty, verdict: 'none', reason: 'the template has no such rating' };
  if (remark.kind === 'rating') return rated(remark, empty, place);

  if (isWithinItsLife(remark, last?.component === remark.place.component && !remark.place.itemId ? last : remark.place))
    return { ...decision, verdict: 'none', reason: 'tells an age at which it is not old' };
  const namesHouse = speaksOfHouse(text, house);
  const isNoTalk = kindOdds(remark.words).talk < SURELY_NO_TALK;
  // "The water heater is a 2011 fifty gallon gas" tells what there is: whether it is old, the inspector says.
  const isSize = (describes(remark) || tellsOnlyWhatThereIs(remark)) && namesSize(remark);
  // A leak under the kitchen sink is said of no bathroom's, and of no hose bib.
  const ofFixture = sectionOfFixture(template, remark.words);
  const otherRooms = sectionsOfOtherRooms(template, remark.place.component, remark.words);
  // What is said in the guest bath is said of no primary bath.
  const here = remark.location === remark.room ? roomOfSection(template, remark.place.component) : '';
  const isOfOtherRoom = ({ component, itemName }: Entry) =>
    otherRooms.has(component) ||
    (ofFixture !== null &&
      component !== ofFixture &&
      (kindOfRoom(template, component) !== '' || OUTDOORS.test(itemName))) ||
    (component !== remark.place.component && isLikeRoom(here, roomOfSection(template, component), remark.words));
  const isOfOtherAppliance = ofOtherAppliance(remark.words, remark.place.component, library);
  const isLayers = countsLayers(remark);
  const namesLayers = ({ name, text }: Entry['comment']) => LAYERS.test(`${name}. ${text}`);
  const mayBeMeant = matches.filter(
    ({ entry }) =>
      !(isLayers && !namesLayers(entry.comment)) &&
      !(isSize && entry.kind === 'defect') &&
      !isOfOtherRoom(entry) &&
      !isOfOtherAppliance(entry) &&
      !contradicts(remark.words, entry.comment.name),
  );
  const { match, confidence, reason } = chooseComment(remark, mayBeMeant, {
    nearest: senseOf(text).nearest,
    unlisted: meanings.unlisted(text),
    namesHouse: namesHouse || isNoTalk,
    isElsewhere: belongsElsewhere(remark, template),
    stepTo: (entry) => stepTo(library, last, entry),
    wordingOf: (entry) => meanings.likenessOfWording(text, entry),
  });
  if (match) {
    const where = remark.location ?? openingRoom(remark.words);
    const entry = twinWhereSaid(match.entry, where, { library, template });
    return {
      ...decision,
      verdict: 'template',
      comment: idAndName({ entry }),
      place: placeOf(remark, entry),
      confidence,
      reason,
    };
  }
  if (isOnlyMeasured(remark) || isReadOut(remark))
    return { ...decision, verdict: 'none', reason: 'tells what there is' };
  const isOfSection = isNoTalk && remark.kind === 'finding' && remark.place.component !== '';
  if (!namesHouse && !isOfSection && matches.every(({ fit }) => fit < NEAR)) {
    return { ...decision, verdict: 'warning', confidence: 0, reason: 'names nothing of the house' };
  }
  return { ...decision, verdict: 'new', place: place(), confidence, reason };
}

/** Talk between the findings, unless it says something of the house after all: nothing said is lost. */
function overheard(
  remark: Remark,
  empty: Omit<Decision, 'verdict' | 'reason'>,
  { library, meanings }: { library: TemplateIndex; meanings: Meanings },
): Decision {
  const { matches } = lookUp({ ...remark, location: null }, undefined, { library, meanings: null });
  const { defects, parts } = readMeaning(remark.words);
  const near = matches.some(({ score }) => score >= PERHAPS_MEANT);
  const { talk } = kindOdds(remark.words);
  const isUnclear = talk < PERHAPS_TALK && remark.place.component !== '';
  const namesThing = parts > 0 || remark.count !== null;
  const seemsTalk = isSettled(remark) ? 1 : meanings.kinds(wordsToTellKindBy(remark)).talk;
  const isPerhapsMeant =
    seemsTalk < PERHAPS_NO_TALK || ((near || isUnclear || (namesThing && defects > 0)) && talk < SURELY_TALK);
  return isPerhapsMeant
    ? { ...empty, verdict: 'warning', confidence: 0, reason: 'may be talk, may be a finding' }
    : { ...empty, verdict: 'none', reason: 'says nothing of the house' };
}

/** @param place what is in order, as far as is known. @param known what is said of it, and what the template offers. */
function inOrder(
  decision: Omit<Decision, 'verdict' | 'reason' | 'place'>,
  place: Place,
  known: { text: string; library: TemplateIndex; meanings: Meanings },
): Decision {
  const statement = nearestStatement(place, known);
  const { comment = null } = statement ?? {};
  const others = decision.candidates.filter((other) => other.comment.id !== comment?.id);
  const candidates = statement ? [statement, ...others].slice(0, SHOWN) : others;
  return {
    ...decision,
    candidates,
    verdict: 'functional',
    place,
    comment,
    confidence: 0.8,
    reason: isOnlyNamed(decision.remark) ? 'named, and nothing wrong said of it' : 'said to be in order',
  };
}

/** The functional statement of an item that is nearest to what was said; null where it has none. */
function nearestStatement(
  { component, itemId }: Place,
  { text, library, meanings }: { text: string; library: TemplateIndex; meanings: Meanings },
): Candidate | null {
  const ofItem = itemId === null ? [] : (library.byItem.get(itemKey(component, itemId)) ?? []);
  const offered = ofItem
    .map((at) => library.entries[at] as Entry)
    .filter(({ kind, comment }) => kind === 'functional' && !comment.tip && !comment.auto);
  const likenesses = offered.map((entry) => meanings.likeness(text, entry));
  const most = Math.max(...likenesses);
  const nearest = offered[likenesses.indexOf(most)];
  return nearest ? toCandidate({ entry: nearest, ranked: Math.max(0, most) }) : null;
}

const LAYERS = /\b(?:layers?|over(?:lay|laid|laying)|lay-?over|roofed over)\b/i;
const OUTDOORS = /\b(?:hose|exterior|outdoor|outside|yard)\b/i;

/** @param place what was not inspected, as far as is known. @param limitations of the template. */
function notInspected(
  decision: Omit<Decision, 'verdict' | 'reason'>,
  place: Place | null,
  limitations: readonly Match[],
): Decision {
  const words = withAnnouncement(decision.remark);
  const mayBeMeant = limitations.filter(({ entry }) => !nameOtherObstacles(words, entry.sentence));
  const chosen = chooseLimitation(mayBeMeant, place);
  return {
    ...decision,
    verdict: 'notInspected',
    place: chosen && !isOf(chosen.answer.entry, place) ? placeOf(decision.remark, chosen.answer.entry) : place,
    comment: chosen ? idAndName(chosen.answer) : null,
    confidence: chosen ? rounded(chosen.confidence) : 0.7,
    reason: 'said not to have been inspected',
  };
}

/** Whether a rating can be written; how good something is, by a neighbouring one. */
const hasRating = ({ ratings }: Template, role: RatingRole | null) =>
  (role !== 'notInspected' && role !== 'absent') || ratings.some((rating) => rating.role === role);

/** What is not there is not rated where it has no item of its own; a section that is not there is rated in all its items. */
function rated(remark: Remark, empty: Omit<Decision, 'verdict' | 'reason'>, find: () => Place | null): Decision {
  if (remark.rating === null) return { ...empty, verdict: 'none', reason: 'what is not there has no item of its own' };
  const isWhole = remark.rating === 'absent' && remark.place.component !== '';
  const place = remark.place.itemId !== null || isWhole ? remark.place : find();
  return place
    ? { ...empty, verdict: 'rated', place, reason: "the inspector's own rating" }
    : { ...empty, verdict: 'warning', reason: 'a rating of nothing that was named' };
}

/** The template's tip that says so; else the words as said. */
function tip(
  decision: Omit<Decision, 'verdict' | 'reason'>,
  place: Place | null,
  { tips, chosen }: ReturnType<typeof tipMeant>,
): Decision {
  const written = { ...decision, candidates: tips.slice(0, SHOWN).map(toCandidate), verdict: 'tip' as const };
  if (!chosen) return { ...written, place, confidence: 0.7, reason: 'advice for the owner that no tip gives' };
  return {
    ...written,
    comment: idAndName(chosen.answer),
    place: placeOf(decision.remark, chosen.answer.entry),
    confidence: rounded(chosen.confidence),
    reason: 'the tip says what was said',
  };
}

/** From so much on what may be talk is the tip. */
const SURELY_THE_TIP = 0.8;

/** The tips that advice may mean, and which of them it does. @param last the place spoken of last. */
function tipMeant(remark: Remark, last: Place | null, known: { library: TemplateIndex; meanings: Meanings }) {
  const tips = tipsNear(remark, known);
  return { tips, chosen: chooseTip(tips, ({ entry }) => isOf(entry, last)) };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const idAndName = ({ entry }: Pick<Match, 'entry'>) => ({ id: entry.comment.id, name: entry.comment.name });

function toCandidate(match: Pick<Match, 'entry' | 'ranked'>): Candidate {
  const { component, itemId, itemName } = match.entry;
  return { component, itemId, itemName, comment: idAndName(match), score: rounded(match.ranked) };
}
