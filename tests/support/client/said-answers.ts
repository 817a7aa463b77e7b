import type { Lesson, Remark } from '../../../client/features/reports/said/said-documents.ts';
import { editedTemplate, itemId } from './edited-template.ts';

/** A remark as the server answers it; without more, it is written as a comment. */
export function remark(over: Partial<Remark> = {}): Remark {
  return {
    __typename: 'Remark',
    index: 0,
    words: 'The gutters leak.',
    heard: over.words ?? 'The gutters leak.',
    start: 0,
    outcome: 'written',
    section: 'ROOFING',
    item: 'Gutters',
    comment: 'Leaking gutters',
    rating: null,
    reason: 'the comment says what was said',
    isNew: false,
    isTaught: false,
    candidates: [],
    ...over,
  } as Remark;
}

/** Something that went nowhere. */
export function unwritten(over: Partial<Remark> & Pick<Remark, 'outcome'>): Remark {
  return remark({ section: null, item: null, comment: null, ...over });
}

/** A comment that may be meant. */
export function candidate(component: string, itemName: string, commentId: string, commentName: string) {
  return {
    __typename: 'RemarkCandidate',
    component,
    itemId: itemId(itemName),
    itemName,
    commentId,
    commentName,
  } as const;
}

/** A lesson as the server answers it; without more, its words are left out of reports. */
export function lesson(over: Partial<Lesson> = {}): Lesson {
  return {
    __typename: 'Lesson',
    id: 'l1',
    words: 'The gutters leak.',
    component: null,
    itemId: null,
    itemName: null,
    commentId: null,
    commentName: null,
    createdAt: '2026-01-02T10:00:00.000Z',
    ...over,
  } as Lesson;
}

/** Answer of `TemplateTargets`: the template that the editor's tests have. */
export function templateTargets() {
  return { template: editedTemplate().template };
}
