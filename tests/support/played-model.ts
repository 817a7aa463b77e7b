import { type Answer, type Asked, says } from './model-server.ts';

/** A remark as a language model is shown it. */
export interface ShownRemark {
  remark: number;
  words: string;
  place?: string;
  before: string[];
  candidates: { id: string; at: string; title: string; text: string }[];
}

/** A new comment as a language model is shown it. */
export interface ShownComment {
  remark: number;
  said: string[];
  kind: string;
  trade: string;
  style: { title: string; text: string }[];
  faults?: string[];
}

interface Played {
  /** An answer, with how sure it is where that is not 0.95; null says nothing of the remark. */
  judge?: (remark: ShownRemark) => string | [string, number] | null;
  /** Null says nothing of the comment. */
  word?: (comment: ShownComment) => { title: string; text: string } | null;
  /** That the server counts for each call. */
  tokens?: number;
}

/** What a request asked: remarks to judge, with the template's items by id, or comments to word. */
export function taskOf({ body }: Asked): {
  items?: Record<string, string>;
  remarks?: ShownRemark[];
  comments?: ShownComment[];
} {
  return JSON.parse(body.messages.at(-1)?.content ?? '{}');
}

/** A language model that does what it is asked, in these ways; "unsure" where none is given. */
export function plays({ judge = () => 'unsure', word = () => null, tokens }: Played): Answer {
  return (asked, response) => {
    const { remarks, comments } = taskOf(asked);
    const answers = remarks?.flatMap((remark) => {
      const judged = judge(remark);
      if (judged === null) return [];
      const [answer, confidence] = typeof judged === 'string' ? [judged, 0.95] : judged;
      return { remark: remark.remark, answer, confidence };
    });
    const worded = comments?.flatMap((comment) => {
      const wording = word(comment);
      return wording ? { remark: comment.remark, ...wording } : [];
    });
    says(JSON.stringify(answers ? { answers } : { comments: worded }), tokens)(asked, response);
  };
}
