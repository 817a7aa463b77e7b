import type { Draft, Spot } from './draft.ts';

/** What the generic dialog shows. Specification, point 2. */
export type Question =
  | {
      readonly kind: 'confirm';
      readonly title: string;
      readonly text: string;
      /** Choices of which one is picked; without a pick of several the confirm button is blocked. */
      readonly options?: readonly string[];
      /** Default 'Yes'. */
      readonly confirmLabel?: string;
      /** Default 'No'. */
      readonly cancelLabel?: string;
      /** True: the confirm button deletes. */
      readonly isDangerous?: boolean;
    }
  | { readonly kind: 'acknowledge'; readonly title: string; readonly text: string };

/** What was answered; `option` is the index of the picked choice, 0 where none was picked. Acknowledging is yes. */
export interface Answer {
  readonly yes: boolean;
  readonly option: number;
}

/**
 * What an action comes to: a new draft, or a question first. Actions are pure, so that every rule of the editor,
 * its questions too, is a function that can be tried without a page.
 */
export type Step =
  | {
      readonly draft: Draft;
      /** Where that which was acted on stands now (its ids may be fresh); absent when it is gone. */
      readonly at?: Spot;
    }
  | { readonly ask: Question; readonly answer: (answer: Answer) => Step };
