import type { CommentPlace, Draft, ItemPlace, Spot } from './draft.ts';
import { createHistory, type History } from './history.ts';
import type { Answer, Question, Step } from './step.ts';

/** What has been typed into a comment that is open for editing. */
export interface TypedComment {
  readonly name: string;
  readonly text: string;
}

/** The one thing that is being edited. `typed` is what stands in its fields, so that nothing of it is lost. */
export type Editing =
  | { readonly kind: 'component'; readonly key: string; readonly typed: string }
  | { readonly kind: 'item'; readonly place: ItemPlace; readonly typed: string }
  | { readonly kind: 'comment'; readonly place: CommentPlace; readonly typed: TypedComment }
  /** The rewritten text is being waited for. */
  | { readonly kind: 'boosting'; readonly place: CommentPlace; readonly before: string }
  /** Before and after are shown. */
  | { readonly kind: 'boost'; readonly place: CommentPlace; readonly before: string; readonly after: string };

/** 'edit': opens what was acted on for editing. 'show': opens what it stands in and reveals it. */
export type Afterwards = 'edit' | 'show';

/** What is done with the outcome of a step. */
export interface Run {
  /** What the change is called. */
  readonly label: string;
  readonly afterwards: Afterwards | null;
  /** True: it completes the change before it, as the first saving completes the adding of a comment. */
  readonly amends: boolean;
  /** What was asked for while something else was still being edited; done afterwards. */
  readonly next: Action | null;
}

/** A question that waits for its answer; until then nothing else is changed. */
export interface Asking extends Run {
  readonly question: Question;
  readonly resume: (answer: Answer) => Step;
}

/** The whole state of the editor's page. */
export interface Editor {
  /** The version that is being edited. */
  readonly versionId: string;
  /** The last saved state, and the version that it is. */
  readonly saved: Draft;
  readonly savedVersionId: string;
  readonly history: History;
  /** `Component.key`s */
  readonly openComponents: ReadonlySet<string>;
  /** `placeKey`s of items */
  readonly openItems: ReadonlySet<string>;
  readonly editing: Editing | null;
  readonly asking: Asking | null;
  readonly query: string;
  /** What is to be scrolled to: a new object each time. */
  readonly revealed: Spot | null;
}

export type Action =
  | { readonly type: 'toggleComponent'; readonly key: string }
  | { readonly type: 'toggleItem'; readonly place: ItemPlace }
  | { readonly type: 'expandAll' }
  | { readonly type: 'collapseAll' }
  /** Opens what the place stands in, and reveals it; ends a search that does not show it. */
  | { readonly type: 'expandTo'; readonly place: Spot }
  | { readonly type: 'search'; readonly query: string }
  /** Opens a component's name, an item's name or a comment for editing, by how much of the spot is there. */
  | { readonly type: 'startEditing'; readonly place: Spot }
  /** What stands in the fields now; ignored when something of another kind is being edited. */
  | { readonly type: 'typeName'; readonly name: string }
  | { readonly type: 'typeComment'; readonly typed: TypedComment }
  /** Enter and Save, and leaving what is being edited: what was typed is taken over. */
  | { readonly type: 'finishEditing' }
  /** Escape and Cancel: what was typed is dropped. */
  | { readonly type: 'cancelEditing' }
  /** A click outside: drops a comment with empty title and text, else does nothing. */
  | { readonly type: 'clickOutside' }
  /** Runs an action of the model; what is being edited is finished first. What was only begun is opened for editing. */
  | {
      readonly type: 'perform';
      readonly label: string;
      readonly step: (draft: Draft) => Step;
      readonly afterwards?: Afterwards;
    }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'startBoost'; readonly place: CommentPlace }
  /** The rewritten text has come; ignored when it is not waited for any more. */
  | { readonly type: 'boosted'; readonly place: CommentPlace; readonly text: string }
  | { readonly type: 'boostFailed'; readonly place: CommentPlace }
  | { readonly type: 'acceptBoost' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The server has saved: its answer replaces snapshot and draft; what was done stays undoable. */
  | { readonly type: 'saved'; readonly versionId: string; readonly draft: Draft }
  /** Back to what was saved last, as one change. */
  | { readonly type: 'discard' }
  /** Takes a kept draft over, as one change. `versionId`: the version that it was made from. */
  | { readonly type: 'restoreDraft'; readonly versionId: string; readonly draft: Draft };

export function createEditor(versionId: string, draft: Draft): Editor {
  return {
    versionId,
    saved: draft,
    savedVersionId: versionId,
    history: createHistory(draft),
    openComponents: new Set(),
    openItems: new Set(),
    editing: null,
    asking: null,
    query: '',
    revealed: null,
  };
}
