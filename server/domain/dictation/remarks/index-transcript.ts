import type { RatingRole, Template } from '../../template/template.ts';
import { type Count, REPORTABLE, type Remark, type RemarkIndex, type RemarkKind } from '../findings.ts';
import { STOP_WORDS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import type { SentenceEncoder } from '../likeness/sentence-encoder.ts';
import { findLocation } from '../locations/find-location.ts';
import { isRelation } from '../locations/place-phrase.ts';
import { openingRoom, withDwelling, withRoom } from '../locations/room-location.ts';
import { giveTrailingPlaces } from '../locations/trailing-place.ts';
import { saysOnlyWhere, saysWhereElse } from '../locations/where-said.ts';
import { Meanings } from '../matching/meanings.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { countSaid } from '../places/count-occurrences.ts';
import { houseWords } from '../places/house-words.ts';
import { lateAnnouncement } from '../places/late-announcement.ts';
import { namesOf } from '../places/names.ts';
import { cutAtNames } from '../places/names-within.ts';
import { peelAnnouncements } from '../places/peel-announcements.ts';
import { areaNamed } from '../places/recognise-areas.ts';
import { isOneOfItsKind } from '../places/rooms-of-sections.ts';
import { PlaceTracker } from '../places/track-place.ts';
import type { Transcript } from '../speech/transcript.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { goesOnAnswering, sayThereIsNone, tellAnswered } from './answers.ts';
import { antecedentOf, placeByIt, placeOfIt, placeWithOneNamed } from './antecedent.ts';
import {
  besidesAsBefore,
  classifyRemark,
  deniesWorry,
  isAdvice,
  isAdviceCutShort,
  makesLittle,
  opensAsBefore,
  refersBack,
} from './classify-remark.ts';
import { tellWhyNotInspected } from './classify-text.ts';
import { ClauseMeanings } from './clause-meanings.ts';
import { correctName } from './correct-name.ts';
import { thingsCounted } from './describes.ts';
import { hearCues } from './misheard-cues.ts';
import { isMeasureWithPlace } from './only-measure.ts';
import { outcomeOf } from './outcome-of-sentence.ts';
import { areaInOrder, tellsInOrder, thingsInOrder, wordsBeforeLastThing } from './plainly-in-order.ts';
import {
  correctsWordBefore,
  dropOpeners,
  opensWithCorrection,
  resolveCorrections,
  saysAgainOtherwise,
  wordsLeadingOn,
} from './resolve-corrections.ts';
import {
  confirms,
  explainsRetraction,
  findsOther,
  findsOtherwise,
  howTakenBack,
  inOrderAfterAll,
  onlyLeadsOn,
  opensWithRetraction,
  retractedCount,
  takesBackAllOf,
  tellsWhy,
} from './retractions.ts';
import { sayAsBefore, sayOfEach } from './said-of-several.ts';
import { ratesByCode, saidRating } from './said-rating.ts';
import { saidTip } from './said-tip.ts';
import { sayAnew, tellsOtherSide } from './say-anew.ts';
import { type Cutter, type Splitting, splitClauses } from './split-clauses.ts';
import { cutRetraction, splitSentences } from './split-sentences.ts';
import { heardText, type Spoken, toSpoken, writtenText } from './spoken.ts';
import { opensWithTurn, supposes, tellsWhatItWas } from './supposed.ts';
import { asksAnything, deniesAsked } from './testing.ts';

export type { RemarkIndex } from '../findings.ts';

/** "Fireplaces, there are two." */
const COUNTS_THEM =
  /^(?:there are|there's|there is|we have|i have|we've got|got|has) (?:just |only )?(?:one|two|three|four|five|[1-5]|a couple)(?: of (?:them|these|those))?(?: here| total| in total| of them)?[.:;,]*$/i;
const IS_FINE = /^(?:it|that|they|those)(?:['’]s|['’]re| is| are) \w+\.?$/i;
/** "The banister wiggles there too." */
const SAME_PLACE =
  /\b(?:there|here) (?:too|also|as well)\b|\balso (?:there|here)\b|\bsame (?:spot|place|area|corner|wall|slope)\b/i;
const OPENS_WITH_PLACE = /^(?:on|at|in|along|behind|under|near|inside|over)\b[^,]{3,40},/i;

/** Kinds that a sentence taken back has none of. */
const IS_TOLD: ReadonlySet<RemarkKind> = new Set(['finding', 'fact', 'narration', 'recommendation']);

/** What cuts are made with. */
interface Cutting {
  encoder: SentenceEncoder;
  /** Decides on cuts between clauses in place of the fitted weights. */
  isCut?: Cutter;
}

/** What tells which sentences are taken back. */
interface Retracting {
  meanings: Pick<ClauseMeanings, 'retraction'>;
}

/**
 * Cuts what was said into remarks, each with its kind, its place as announced, and its location.
 * Every word of the transcript is in exactly one remark.
 */
export async function indexTranscript(
  transcript: Transcript,
  template: Template,
  { encoder, isCut }: Cutting,
): Promise<RemarkIndex> {
  const library = indexTemplate(template);
  const meanings = new ClauseMeanings(library.entries, await Meanings.of(library, encoder));
  for (;;) {
    const index = cutIntoRemarks(transcript, template, { meanings, isCut });
    if (!(await meanings.readAsked())) return index;
  }
}

function cutIntoRemarks(transcript: Transcript, template: Template, cutting: Splitting & Retracting): RemarkIndex {
  const tracker = new PlaceTracker(template);
  const sentences = sentencesSaid(transcript);
  const texts = sentences.map(writtenText);
  const house = houseWords(namesOf(template).names);
  const items = template.components.flatMap((component) => component.items.map(({ name }) => stemsOf(name)));
  const remarks: Remark[] = [];
  /** "On the south slope, …" holds for all that the sentence says. */
  let sentenceLocation: string | null = null;
  /** Which of several a sentence opens with; the section of its first remark is the one that has them. */
  let count: Count | null = null;
  /** What was announced in the sentence right before what is added next. */
  let announcedBy: string | null = null;
  /** The first remark of the sentence. */
  let sentenceStart = 0;

  const add = (
    kind: RemarkKind,
    words: readonly Spoken[],
    more: { about?: number; rating?: RatingRole } = {},
  ): void => {
    const [first] = words;
    const last = words[words.length - 1];
    if (!first || !last) return;
    const text = writtenText(words).replace(/[\s,;:–—-]+$/, '');
    tracker.goesThere(text);
    const { location, occurrence } = REPORTABLE.has(kind) ? whereOf(text) : { location: null, occurrence: null };
    const place = tracker.current();
    const replaced = kind === 'functional' && more.about !== undefined ? remarks[more.about] : undefined;
    const antecedent =
      kind === 'announcement' || announcedBy !== null ? null : antecedentOf(text, replaced ?? remarks.at(-1));
    remarks.push({
      index: remarks.length,
      kind,
      heard: heardText(words),
      words: text,
      announcedBy: kind !== 'announcement' && readMeaning(text).units.length > 0 ? announcedBy : null,
      antecedent,
      start: first.start,
      end: last.end,
      place: occurrence === null ? place : { ...place, occurrence },
      aside: tracker.takeAside(),
      count,
      location: placeWithOneNamed(location, antecedent),
      room: tracker.location,
      topic: tracker.topic,
      about: more.about ?? null,
      rating: more.rating ?? null,
    });
    tracker.hearOf(text);
    count = null;
    announcedBy = null;
  };

  /** Where a finding is said to be, and the number of the room where that is another one of the section spoken of. */
  const whereOf = (text: string): { location: string | null; occurrence: number | null } => {
    const before = remarks.at(-1);
    const isSameSection = before?.place.component === tracker.current().component;
    const own =
      [findLocation(text), placeByIt(text, before)].filter(Boolean).join(', ') ||
      (isSameSection ? placeOfIt(text, before) : null);
    const places = own?.split(', ') ?? [];
    const opening = places.some((place) => place.split(' ').some(isRoom)) ? null : openingRoom(text);
    const rooms = [...places, ...(opening ? [opening] : [])].map((place) => tracker.meet(place));
    const occurrence = rooms.findLast((room) => room !== null) ?? null;
    const location = withPlaceOfSentence(
      withDwelling(withRoom(own, tracker.location), tracker.dwelling),
      sentenceLocation,
    );
    const last = SAME_PLACE.test(text) ? lastReportable(remarks) : null;
    // "Third bathroom. The toilet is loose here too": here is where one is now.
    const isSameRoom =
      last?.place.component === tracker.current().component && last.place.occurrence === tracker.current().occurrence;
    return { location: location ?? (isSameRoom ? last.location : null), occurrence };
  };

  /**
   * "There's mould on the, no, scratch that" takes back nothing that was said before it; "recommend a roofer, scratch that"
   * takes back what the advice is on.
   */
  const retractableFrom = (): number => {
    const own = remarks.slice(sentenceStart);
    if (own.every(({ words }) => explainsRetraction(words))) return 0;
    const advised = own.flatMap(({ kind, about }) => (kind === 'recommendation' && about !== null ? [about] : []));
    return Math.min(sentenceStart, ...advised);
  };

  const addClause = (clause: Spoken[]): void => {
    // "Oh, it does": "oh" only opens a sentence, and yet tells what is done.
    const opens = remarks.length === sentenceStart && opensWithRetraction(heardText(clause));
    // "No, it doesn't" may answer a question.
    const asked = remarks.at(-1);
    // "In the master bath, no, wait, hall bath, …"
    if (onlyLeadsOn(heardText(clause)) && clause.length > 1) {
      add('retracted', clause);
      return;
    }
    if (asked && deniesAsked(asked.words, heardText(clause))) {
      asked.kind = 'retracted';
      add('retracted', clause);
      return;
    }
    // "…, or is that the freezer? No, that's the pump."
    const isSure = asked !== undefined && confirms(heardText(clause), asked.words);
    const takenBack =
      asksAnything(asked?.words ?? '') || isSure ? 0 : retractedCount(writtenText(clause)) || (opens ? 1 : 0);
    dropOpeners(clause);
    const text = writtenText(clause);
    if (takenBack > 0) {
      // "No, actually it works, forget the sprayer" takes back one thing.
      if (remarks.at(-1)?.kind !== 'retracted') {
        retract(remarks.slice(takenBack === 1 ? retractableFrom() : 0), takenBack);
        for (const remark of remarks.slice(sentenceStart)) if (remark.kind === 'narration') remark.kind = 'retracted';
      }
      add('retracted', clause);
      return;
    }
    if (saysOther(text, remarks.at(-1))) {
      count = null;
      add('announcement', clause);
      return;
    }
    if (remarks.at(-1)?.kind === 'announcement' && COUNTS_THEM.test(text)) {
      add('announcement', clause);
      return;
    }
    const isOfAnnounced = remarks.at(-1)?.kind === 'announcement';
    const rating = saidRating(text, template.ratings, tracker.said, isOfAnnounced);
    if (rating) {
      const isMeant = rating.role !== 'absent' || tracker.heard.isWhole(rating.subject || tracker.said);
      if (rating.subject && isMeant) tracker.announce(rating.subject, { alone: true, stays: false, goes: true });
      add('rating', clause, isMeant ? { rating: rating.role } : {});
      tracker.carryOn();
      return;
    }
    const also = saysWhereElse(text) ? findLocation(text) : null;
    const told = remarks.length > sentenceStart ? remarks.at(-1) : undefined;
    if (also && told?.kind === 'finding') {
      told.location = [told.location, also].filter(Boolean).join(', ');
      add('announcement', clause);
      return;
    }
    const gone = takesBackAllOf(heardText(clause));
    if (gone) {
      const keys = new Set(keysOf(gone));
      for (const remark of remarks)
        if (REPORTABLE.has(remark.kind) && keysOf(remark.words).some((key) => keys.has(key))) remark.kind = 'retracted';
      add('retracted', clause);
      return;
    }
    const tip = deniesWorry(text) ? null : saidTip(text);
    const last = lastReportable(remarks);
    const taken = last && howTakenBack(heardText(clause), last.words);
    if (taken || (last && remarks.at(-1) === last && findsOther(heardText(clause)))) retract(remarks, 1);
    if (taken === 'whole') {
      add('retracted', clause);
      return;
    }
    if (taken === 'undone') {
      add('functional', clause, { about: last?.index as number });
      return;
    }
    if (tip?.isAddressed) {
      add('tip', clause);
      tracker.carryOn();
      return;
    }
    if (last && isAdvice(text) && last.place.component === tracker.current().component && adviceFits(last, tracker)) {
      add('recommendation', clause, { about: last.index });
      return;
    }
    if (tip) {
      add('tip', clause);
      tracker.carryOn();
      return;
    }
    const worksNow = remarks.at(-1)?.kind === 'retracted' && inOrderAfterAll(text);
    const kind = worksNow
      ? 'functional'
      : isAdvice(text)
        ? adviceAsFinding(text)
        : classifyRemark(text, { hasPlace: tracker.current().component !== '', house });
    const likeIt = last && sayAsBefore(clause, last.words);
    if (likeIt) {
      add(last.kind === 'narration' ? 'finding' : last.kind, likeIt);
      tracker.carryOn();
      return;
    }
    const isAnother = last !== null && tellsOfAnother(text, last.words);
    if (isAnother || refersBack(text)) {
      const before = isAnother ? last : earlierLike(remarks, text);
      if (before) {
        add(before.kind === 'narration' ? 'finding' : before.kind, clause, { about: before.index });
        tracker.carryOn();
        return;
      }
    }
    const replaced = kind === 'functional' || speaksOfIt(text) ? replacedBy(text, remarks) : null;
    // "I had it backwards, they're fine": of whatever that was.
    if (kind === 'functional' && !replaced && remarks.at(-1)?.kind === 'retracted' && IS_FINE.test(text)) {
      add('retracted', clause);
      return;
    }
    add(kind, clause, replaced ? { about: replaced.index } : {});
    if (kind !== 'narration') tracker.carryOn();
  };

  const addInOrder = (words: readonly Spoken[]): boolean => {
    const things = thingsInOrder(words, tracker.heard);
    for (const thing of things ?? []) {
      add('functional', thing);
      tracker.carryOn();
    }
    return things !== null;
  };

  const addPart = (part: Spoken[]): void => {
    sentenceLocation = null;
    if (remarks.length === sentenceStart && opensWithRetraction(heardText(part))) {
      addClause(part);
      return;
    }
    resolveCorrections(part);
    const [before, text] = [remarks.at(-1), writtenText(part)];
    const isAnew = findsOtherwise(text) || inOrderAfterAll(text);
    if (
      before?.kind === 'retracted' &&
      !isAnew &&
      tellsWhy(text, before.heard) &&
      !tracker.heard.isArea(bareName(text))
    ) {
      add('retracted', part);
      return;
    }
    if (ratesByCode(text, template.ratings) || saysOther(text, before)) {
      addClause(part);
      return;
    }
    if (addInOrder(part)) return;
    const counted = thingsCounted(text);
    if (counted && tracker.announce(counted, { alone: true, stays: false, goes: true })) {
      add('announcement', part);
      return;
    }
    const area = areaInOrder(part, tracker.heard);
    if (area && tracker.announce(area, { alone: true, stays: false, goes: true })) {
      add('announcement', part);
      return;
    }
    const late = lateAnnouncement(part);
    const isLate = late !== null && tracker.announce(late.phrase, { alone: true, stays: false, goes: true });
    count = countSaid(writtenText(part), tracker.isAtMachines);
    const said = isLate ? late.said : part;
    // "Fascia, soffit and trim are rotted" announces no fascia.
    const others = wordsBeforeLastThing(said, tracker.heard);
    const { announced, rest } = others > 0 ? { announced: [], rest: said } : peelAnnouncements(said, tracker);
    for (const words of announced) add('announcement', words);
    announcedBy = announced.length > 0 ? announcementBefore(announced.at(-1)) : namedBefore(remarks.at(-1), rest);
    // "Condensers, the first one's the downstairs."
    if (announced.length > 0) count = countSaid(writtenText(rest), tracker.isAtMachines);
    sentenceLocation = OPENS_WITH_PLACE.test(writtenText(rest))
      ? findLocation(writtenText(rest).split(',')[0] as string)
      : placesAnnounced(announced);
    if (!addInOrder(rest)) {
      const [first = [], ...more] = splitClauses(rest.slice(others), cutting);
      for (const clause of [[...rest.slice(0, others), ...first], ...more]) {
        addClause(clause);
        sentenceLocation ??= placeLedTo(remarks.at(-1));
      }
    }
    if (isLate) {
      add('announcement', late.announced);
      // "That was the hall bath": the speaker is about to leave it.
      if (late.said.length === 0) tracker.carryOn();
    }
  };

  const addParts = (words: Spoken[]): void => {
    const each = sayOfEach(words, items);
    if (each) for (const one of each) addPart(one);
    else for (const part of lateAnnouncement(words) ? [words] : cutAtNames(words, tracker.heard)) addPart(part);
  };

  /** "In the primary bath I thought the toilet was seeping": nothing of it but where the speaker is. */
  const addSupposed = (words: Spoken[]): void => {
    const { announced, rest } = peelAnnouncements(words, tracker);
    for (const name of announced) add('announcement', name);
    add('retracted', rest);
  };

  /** What the next sentence takes back, and tells nothing of itself, if no rule takes anything back there; mostly nothing. */
  let takenBackNext: Remark[] = [];

  for (const [at, sentence] of sentences.entries()) {
    sentenceStart = remarks.length;
    const [said = '', next = ''] = texts.slice(at, at + 2);
    const outcome = outcomeOf(said, next, cutting.meanings.retraction(said, next));
    sayAnew(sentence);
    const [first = [], but = [], ...rest] = cutRetraction(sentence);
    const isSupposed = opensWithTurn(heardText(but)) && supposes(writtenText(first), writtenText(but));
    if (isSupposed) addSupposed(first);
    else addParts(first);
    if (isSupposed && tellsWhatItWas(writtenText(but))) add('retracted', but);
    else if (but.length > 0) addParts(but);
    for (const part of rest) addParts(part);
    const told = remarks.slice(sentenceStart);
    if (takenBackNext.length > 0 && takenBackNext.every(isStanding)) retractAll([...takenBackNext, ...told]);
    if (outcome === 'retracted' && told.every(isStanding)) retractAll(told);
    takenBackNext = outcome === 'retractedByNext' ? told.filter(({ kind }) => IS_TOLD.has(kind)) : [];
  }
  giveTrailingPlaces(remarks);
  return { remarks };
}

const stemsOf = (name: string) =>
  new Set(
    plainWords(name)
      .filter((word) => /\w/.test(word) && !STOP_WORDS.has(word))
      .map(stem),
  );

/** "Right front burner" of "Right front burner. Dead.": a part named by itself is what the next words are said of that name none. */
function namedBefore(before: Remark | undefined, words: readonly Spoken[]): string | null {
  const isNamed =
    before?.kind === 'announcement' && before.place.itemId !== null && readMeaning(before.words).parts > 0;
  const text = writtenText(words);
  const isShort = words.length <= MOST_WORDS_SAID_OF_IT && kindOdds(text).talk < PERHAPS_TALK;
  const isSaidOfIt = isShort && readMeaning(text).parts === 0 && !HAS_SUBJECT.test(text);
  return isNamed && isSaidOfIt ? before.words.replace(/[.,;:!?]+$/, '') : null;
}
const MOST_WORDS_SAID_OF_IT = 8;
const PERHAPS_TALK = 0.3;
/** "Its feet are bent", "there is one": no mere "dead" or "right size, shuts tight". */
const HAS_SUBJECT =
  /^(?:(?:and|so|but|okay|now|well|oh),? )*(?:the|an?|it|its|they|their|this|that|these|those|there|here|i|we|you|he|she|my|our|your|somebody|someone|nobody|everything|everybody|all|both|each|every|one|two|three|no|not|scratch|never|what|hi|hey|hello|good (?:morning|afternoon|evening))\b/i;

/** "North wall, behind the grill" of "North wall, behind the grill, siding, …": what was announced that is only a place; else null. */
function placesAnnounced(announced: readonly Spoken[][]): string | null {
  const places = announced.flatMap((words) => {
    const plain = plainWords(writtenText(words)).filter((word) => /\w/.test(word));
    const area = areaNamed(plain.slice(plain.findIndex((word) => !STOP_WORDS.has(word))));
    const place = area && !area.isRoom ? null : findLocation(writtenText(words));
    return place && (saysOnlyWhere(plain) || isRelation(plain.join(' '))) ? [place] : [];
  });
  return places.length > 0 ? places.join(', ') : null;
}

/** "Front walk" of "on the front walk one square is lifted": it holds for what the sentence goes on to. */
function placeLedTo(remark: Remark | undefined): string | null {
  const led = OPENS_WITH_LED_PLACE.exec(remark?.words ?? '')?.[1]?.toLowerCase();
  const place = remark?.location?.split(', ').find((one) => led?.startsWith(one.toLowerCase()));
  return (led && place) || null;
}
const OPENS_WITH_LED_PLACE = /^(?:(?:and|so|now|okay),? )*(?:(?:up|down|out|over) )?(?:on|at|in|inside) (?:the )?(.+)/i;

/** A place within the one that the sentence opened with. */
function withPlaceOfSentence(own: string | null, ofSentence: string | null): string | null {
  const said = own?.split(', ') ?? [];
  // "Second floor bathroom" says "bathroom" and "second floor".
  const isSaid = (place: string) => said.some((one) => place.split(' ').every((word) => one.split(' ').includes(word)));
  const more = ofSentence?.split(', ').filter((place) => !isSaid(place)) ?? [];
  return [...said, ...more].join(', ') || null;
}

/** "Hall bath" of "this is the hall bath." */
const bareName = (text: string) =>
  text
    .replace(/^(?:(?:okay|so|now),? )*(?:this|that|it|these|those)(?:['’]s| is| are) (?:the |our )?/i, '')
    .replace(/[.,]+$/, '');

/** The words that announced something, if they may name a thing. */
function announcementBefore(announced: readonly Spoken[] | undefined): string | null {
  const text = writtenText(announced ?? []).replace(/[\s,;:.–—-]+$/, '');
  return text !== '' && readMeaning(text).units.some(({ role }) => role === 'part' || role === 'word') ? text : null;
}

/** What was said, sentence by sentence: cues stand with what they put right, questions with their answers. */
export function sentencesSaid(transcript: Transcript): Spoken[][] {
  const out: Spoken[][] = [];
  const words = transcript.words.map(toSpoken);
  hearCues(words);
  for (const heard of splitSentences(words)) {
    const last = out.at(-1) ?? [];
    // "Sorry. Fourteen."
    const leads = onlyLeadsOn(heardText(last)) ? last.length : wordsLeadingOn(last, heard);
    const cue = leads > 0 ? last.splice(-leads) : [];
    if (leads > 0 && last.length === 0) out.pop();
    else if (leads > 0) withEnd(last, '.');
    const sentence = leads > 0 ? [...withEnd(cue, ','), ...goingOn(heard)] : heard;
    const before = out.at(-1);
    const tellsMore = makesLittle(writtenText(sentence)) || isMeasureWithPlace(writtenText(sentence));
    const goesOn = before && tellsMore && readMeaning(writtenText(before)).defects > 0;
    if (before && isAdviceCutShort(writtenText(before), writtenText(sentence))) withEnd(before, '').push(...sentence);
    else if (before && (opensWithCorrection(sentence) || tellsOtherSide(sentence))) before.push(...sentence);
    else if (before && (goesOn || tellWhyNotInspected(writtenText(before), writtenText(sentence))))
      withEnd(before, ',').push(...goingOn(sentence));
    else out.push(sentence);
    const [corrected, correction] = [out.at(-2), out.at(-1)];
    if (corrected && correction && correctsWordBefore(correction, corrected)) corrected.push(...(out.pop() ?? []));
    else if (corrected && correction && saysAgainOtherwise(correction, corrected))
      out.splice(-2, 2, [...corrected, ...correction]);
  }
  for (const [at, sentence] of out.entries()) {
    const next = out[at + 1];
    if (next) tellAnswered(sentence, next);
    if (next && goesOnAnswering(sentence, next)) sentence.push(...out.splice(at + 1, 1).flat());
    // "No, there is not." says nothing more.
    if (next && !/\w/.test(writtenText(next))) sentence.push(...out.splice(at + 1, 1).flat());
    sayThereIsNone(sentence);
    correctName(sentence);
  }
  return out;
}

/** The words of a sentence that goes on with what was said before, without its capital. */
function goingOn(sentence: Spoken[]): Spoken[] {
  const [first] = sentence;
  if (first && /^[A-Z][a-z]/.test(first.text)) first.text = first.text.charAt(0).toLowerCase() + first.text.slice(1);
  return sentence;
}

/** Puts an end in for the full stop of a sentence that goes on. */
function withEnd(sentence: Spoken[], end: string): Spoken[] {
  const last = sentence[sentence.length - 1];
  if (last) last.text = last.text.replace(/[.,!]*$/, end);
  return sentence;
}

function lastReportable(remarks: readonly Remark[]): Remark | null {
  return remarks.findLast((remark) => REPORTABLE.has(remark.kind)) ?? null;
}

/** Advice right after an announcement stands for a finding of its own ("Gutters. Recommend cleaning."). */
function adviceFits(last: Remark, tracker: PlaceTracker): boolean {
  const here = tracker.current();
  return here.how !== 'announced' && last.place.itemId === here.itemId && last.place.occurrence === here.occurrence;
}

const adviceAsFinding = (text: string): RemarkKind => (readMeaning(text).parts > 0 ? 'finding' : 'narration');

const isStanding = ({ kind }: Remark) => kind !== 'retracted';

/** Marks all that was told as taken back; what is in order, not inspected or for the owner to do stays. */
function retractAll(remarks: readonly Remark[]): void {
  for (const remark of remarks) if (IS_TOLD.has(remark.kind) && !tellsInOrder(remark.words)) remark.kind = 'retracted';
}

/** Marks the last findings, and the advice that belongs to them, as taken back. */
function retract(remarks: readonly Remark[], count: number): void {
  for (let left = count; left > 0; left--) {
    const last = lastReportable(remarks);
    if (!last) return;
    last.kind = 'retracted';
    for (const remark of remarks)
      if (remark.about === last.index && remark.kind === 'recommendation') remark.kind = 'retracted';
  }
}

/** "Dishwasher leaks. Scratch that, it runs fine.": what runs fine is named by what was taken back; null where nothing was. */
function replacedBy(text: string, remarks: readonly Remark[]): Remark | null {
  if (remarks.at(-1)?.kind !== 'retracted' || readMeaning(text).parts > 0) return null;
  const from = remarks.findLastIndex(({ kind }) => kind !== 'retracted') + 1;
  // Of "scratch that, wrong knob" the knob was not found anything of.
  return (
    remarks.slice(from).findLast(({ heard, words }) => readMeaning(words).parts > 0 && retractedCount(heard) === 0) ??
    null
  );
}

/** "They are taped face to face", "there isn't one": no symptom tells what it is of. */
const speaksOfIt = (text: string) =>
  /^(?:it|they|she|there (?:is|are|isn['’]t|aren['’]t)|there['’]s)\b/i.test(text) && readMeaning(text).defects === 0;

/** "Another flip behind the headboard", after "hot neutral flip, outlet by the TV": what the finding was called, and where there is one more. */
function tellsOfAnother(text: string, found: string): boolean {
  if (ANOTHER_LIKE_IT.test(text)) return true;
  const called = ANOTHER_SO_CALLED.exec(text)?.[1];
  // "Another leak under the sink" is of the sink.
  const isOnlyWhere = readMeaning(text).parts === 0;
  return called !== undefined && isOnlyWhere && plainWords(found).map(stem).includes(stem(called.toLowerCase()));
}
/** "Another one about like it in the front bedroom closet." */
const ANOTHER_LIKE_IT =
  /^(?:(?:and|then|plus|also|there(?:['’]s| is)),? )*(?:another|one more|a second)(?: one)?,? (?:(?:just|about|a lot|pretty much|very much|exactly|much) )?(?:like (?:it|that|that one)|the same|as bad)\b/i;
const ANOTHER_SO_CALLED =
  /^(?:(?:and|then|plus),? )*(?:another|one more|a second) ([\w-]+) (?:at|on|in|by|over|under|behind|near|above|below|beside|next to|up|down|out)\b/i;

/** The remark that "the same again" speaks of: the last of those with most words in common, else the last. */
function earlierLike(remarks: readonly Remark[], text: string): Remark | null {
  const findings = remarks.filter(
    ({ kind, words }) => kind === 'finding' || (UNTOLD.has(kind) && kindOdds(words).defect > SURELY_A_DEFECT),
  );
  // A finding in words that nobody knows ("grindled loss") reads like a fact.
  const earlier = (findings.length > 0 ? findings : remarks.filter((remark) => remark.kind === 'fact')).slice(
    -REMEMBERED,
  );
  const said = new Set(keysOf(text));
  const shared = earlier.map(({ words }) => keysOf(words).filter((key) => said.has(key)).length);
  const most = Math.max(...shared);
  if (most === 0 && !opensAsBefore(text) && readMeaning(besidesAsBefore(text)).defects > 0) return null;
  return earlier[shared.lastIndexOf(most)] ?? null;
}

/** "The other one" right after "upstairs bath now", which tells which of several rooms it is: no further one. */
function saysOther(text: string, before: Remark | undefined): boolean {
  if (before?.kind !== 'announcement' || !/^the other one[.,;]?$/i.test(text)) return false;
  const words = plainWords(before.words).filter((word) => !/^(?:now|next|okay|then|[.,])$/.test(word));
  return isOneOfItsKind(words) && (areaNamed(words)?.rest.length ?? 0) > 0;
}

/** Kinds of what names no symptom. */
const UNTOLD: ReadonlySet<Remark['kind']> = new Set(['fact', 'narration']);
/** Odds from which on words tell of something wrong that name no symptom: "it dumps right there on the footing". */
const SURELY_A_DEFECT = 0.8;
/** Findings that "the same" may mean. */
const REMEMBERED = 6;

/** The parts and symptoms that a text names; "the one over the kitchen door" speaks of no door. */
function keysOf(text: string): string[] {
  const where = new Set(plainWords(findLocation(text) ?? '').map(stem));
  return (
    readMeaning(text)
      .units.filter(
        ({ role, stems }) => (role === 'part' || role === 'symptom') && !stems.every((one) => where.has(one)),
      )
      // The "block" of a wall is no drain that is blocked.
      .flatMap(({ role, stems, groups }) => [...stems, ...groups].map((key) => `${role} ${key}`))
  );
}
