import type { Lesson } from '../../lessons/lesson.ts';
import type { Template } from '../../template/template.ts';
import type { Remark } from '../findings.ts';
import { agree, type TellingWords } from '../words/same-words.ts';
import { saying, tellsEnough, tellsSomething } from './saying.ts';
import { type Entry, indexTemplate } from './template-index.ts';

/** What is to become of words: a library comment, a new comment of an item, or, where both are null, nothing. */
export interface TaughtMeaning {
  entry: Entry | null;
  item: Pick<Entry, 'component' | 'itemId' | 'itemName'> | null;
}

/** What an inspector has taught, for words that say the same again. */
export class TaughtWords {
  private readonly taught: readonly (TaughtMeaning & {
    said: TellingWords;
    isOf: (section: string | null) => boolean;
  })[];

  /** @param lessons newest first; those whose target the template does not have count for nothing. */
  constructor(lessons: readonly Lesson[], template: Template) {
    this.taught = lessons.flatMap((lesson) => {
      const meaning = meaningOf(lesson, template);
      const said = saying(lesson.words);
      return meaning ? [{ ...meaning, said, isOf: sectionsOf(said, lesson, meaning) }] : [];
    });
  }

  /** What is to become of a remark; undefined where nothing like it was taught. */
  meaningOf({ words, place }: Pick<Remark, 'words' | 'place'>): TaughtMeaning | undefined {
    if (this.taught.length === 0) return undefined;
    const said = saying(words);
    return this.taught.find((one) => agree(said, one.said) && one.isOf(place.component));
  }
}

/** The sections that a lesson counts in: words that tell little may be followed where they were, or where they belong. */
function sectionsOf(said: TellingWords, { heardIn }: Lesson, { item }: TaughtMeaning) {
  const isAnywhere = item ? tellsEnough(said) : tellsSomething(said);
  return (section: string | null) =>
    isAnywhere || (section !== null && (section === heardIn || section === item?.component));
}

function meaningOf({ target }: Lesson, template: Template): TaughtMeaning | null {
  if (!target) return { entry: null, item: null };
  const { component, itemId, commentId } = target;
  if (commentId !== null) {
    const offered = indexTemplate(template).entries.filter(({ comment }) => comment.id === commentId);
    const entry = offered.find((one) => one.component === component && one.itemId === itemId) ?? offered[0];
    return entry ? { entry, item: entry } : null;
  }
  const items = template.components.find(({ name }) => name === component)?.items;
  const item = items?.find(({ id }) => id === itemId);
  return item ? { entry: null, item: { component, itemId, itemName: item.name } } : null;
}
