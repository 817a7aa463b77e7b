import type { CommentSource } from '../report/written-report.ts';
import type { RatingRole, TemplateComment } from '../template/template.ts';

/** Where in the report something belongs. */
export interface Place {
  /** The template component's unique name. */
  component: string;
  /** 1 for the first, 2 for the second bathroom, and so on. */
  occurrence: number;
  /** Null where only the section is known. */
  itemId: string | null;
  itemName: string | null;
  /** How it is known. */
  how: 'announced' | 'carried' | 'implied' | 'unknown';
}

/**
 * What a stretch of speech is:
 * - `announcement`: names a section or an item ("Roof. Shingles.")
 * - `finding`: says something of the house that may belong in the report
 * - `fact`: says what is there without judging it ("a two hundred amp panel")
 * - `functional`: says that something works or is in order
 * - `notInspected`: says that something was not inspected, and perhaps why
 * - `recommendation`: only says what to do about the finding before it
 * - `tip`: tells the owner how to look after something ("change the filter every three months")
 * - `rating`: only says how an item is rated ("fair", "there is no fireplace")
 * - `narration`: talk that belongs in no report
 * - `retracted`: taken back by the speaker ("scratch that")
 */
export type RemarkKind =
  | 'announcement'
  | 'finding'
  | 'fact'
  | 'functional'
  | 'notInspected'
  | 'recommendation'
  | 'tip'
  | 'rating'
  | 'narration'
  | 'retracted';

/** Kinds that tell of the house as it is: they have a place, a "scratch that" can take them back, and advice can belong to them. */
export const REPORTABLE: ReadonlySet<RemarkKind> = new Set(['finding', 'fact', 'functional', 'notInspected']);

/** Which of several is spoken of from a sentence on. */
export interface Count {
  /** `other`: of two the one that was not spoken of before. */
  which: number | 'other';
  /** What it is told from others by ("upstairs unit"); null where nothing tells more of it. */
  called: string | null;
  /** What is counted so: `machines` are heaters and coolers, `rooms` those that a house has several of. */
  among: 'anything' | 'machines' | 'rooms';
}

/** One thing that was said. */
export interface Remark {
  /** Position in the dictation, from 0. */
  index: number;
  kind: RemarkKind;
  /** The words as they were recognised. */
  heard: string;
  /** The words with fillers and self-corrections resolved; what is matched and written. */
  words: string;
  /** What announced it in its sentence: "Fascia" of "Fascia, screwdriver goes right in"; null for none. */
  announcedBy: string | null;
  /** What "it" stands for, by what was said right before: "the toilet" of "the toilet's loose and it runs"; null for none. */
  antecedent: string | null;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  place: Place;
  /** A section of rooms that the sentence may have gone to ("hall bath, fan howls" among the electrics), and which of them. */
  aside: Pick<Place, 'component' | 'occurrence'> | null;
  /** "Second system, …": which of several is spoken of from here on, of whatever the section is; else null. */
  count: Count | null;
  /** Where on the house it is ("south slope", "hall bathroom"), as said; null where nothing says. */
  location: string | null;
  /** The room, or the one of several, that was announced and that the location has from there; null for none. */
  room: string | null;
  /** Stems of an announced place that the template has no name for ("attic"); mostly empty. */
  topic: string[];
  /** For "same thing here" and for a `recommendation`: the index of the remark that it speaks of; else null. */
  about: number | null;
  /** The rating that a `rating` gives; else null. */
  rating: RatingRole | null;
}

/** What a remark says, with what announced it: "screwdriver goes right in" names nothing. */
export function withAnnouncement({
  announcedBy,
  antecedent,
  words,
}: Pick<Remark, 'announcedBy' | 'antecedent' | 'words'>): string {
  const named = announcedBy ?? antecedent;
  return named === null ? words : `${named}, ${words}`;
}

/** All that was said, in spoken order. */
export interface RemarkIndex {
  remarks: Remark[];
}

/** A library comment that may be meant by a remark. */
export interface Candidate {
  component: string;
  itemId: string;
  itemName: string;
  comment: Pick<TemplateComment, 'id' | 'name'>;
  /** 0 to 1; comparable between the candidates of one remark. */
  score: number;
}

/** What is done with a remark. */
export type Verdict =
  | 'template'
  | 'new'
  | 'functional'
  | 'notInspected'
  | 'tip'
  | 'rated'
  | 'merged'
  | 'warning'
  | 'none';

/** The decision about one remark, with all that explains it. */
export interface Decision {
  remark: Remark;
  verdict: Verdict;
  /** The template component that the speaker was in, announced or not; null where none could be told. */
  heardIn: string | null;
  /** Where it is written; null where nothing is. */
  place: Place | null;
  /** The chosen library comment; null for other verdicts. */
  comment: { id: string; name: string } | null;
  /** 0 to 1. */
  confidence: number;
  /** Best first, at most 5. */
  candidates: Candidate[];
  /** For `merged`: the index of the remark that it was merged into. */
  mergedInto: number | null;
  /** True where a remark only goes on about the one that it is merged into, which is written in that one's words; missing elsewhere. */
  goesOn?: boolean;
  /** Why, in a few words for people who read report.json. */
  reason: string;
  /** True where the inspector had taught what becomes of such words; missing elsewhere. */
  isTaught?: boolean;
  /** What a language model said of the remark; missing where none was asked, or nothing was answered. */
  judgement?: DecisionJudgement;
  /** Words for a new comment, plain text, and whose they are; missing where it is written as it was said. */
  wording?: { title: string; text: string; by: 'rules' | 'model' };
}

/** What a language model said of a remark, and whether it was followed. */
export interface DecisionJudgement {
  /** `comment` for one of the candidates. */
  answer: 'comment' | 'new' | 'functional' | 'notInspected' | 'narration' | 'unsure';
  comment: { id: string; name: string } | null;
  /** The model's own, 0 to 1. */
  confidence: number;
  /** Why the rules decided all the same; null where the model did. */
  objection: string | null;
}

/** A comment of the draft. */
export interface DraftComment {
  source: CommentSource;
  /** The library comment's id; null for one that gets an id derived from its content. */
  libraryId: string | null;
  name: string;
  /** HTML. */
  text: string;
  /** Remarks that it comes from; empty only for `auto`. */
  remarks: number[];
  confidence: number;
}

/** An item of the draft. */
export interface DraftItem {
  itemId: string;
  itemName: string;
  /** What was said of it all in all; null where only auto comments stand. */
  role: RatingRole | null;
  /** In spoken order; auto comments first. */
  comments: DraftComment[];
}

/** A section of the draft. */
export interface DraftSection {
  component: string;
  occurrence: number;
  items: DraftItem[];
}

/** The report before it gets ids, ratings and its header: sections and items in the template's order. */
export interface Draft {
  sections: DraftSection[];
}
