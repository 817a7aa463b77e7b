import type {
  LessonFieldsFragment,
  LessonTargetInput,
  RemarksQuery,
  TemplateTargetsQuery,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** One thing that was said, and what became of it. */
export type Remark = RemarksQuery['remarks'][number];

/** What the inspector has taught of words. */
export type Lesson = LessonFieldsFragment;

/** The template as far as words can be said to belong somewhere in it. */
export type TemplateTargets = TemplateTargetsQuery['template'];

/** Where words belong: a comment, or a new comment of an item; null is in no report. */
export type Target = LessonTargetInput | null;

graphql(/* GraphQL */ `
  fragment LessonFields on Lesson {
    id
    words
    component
    itemId
    itemName
    commentId
    commentName
    createdAt
  }
`);

export const REMARKS = graphql(/* GraphQL */ `
  query Remarks($reportId: ID!) {
    remarks(reportId: $reportId) {
      index
      words
      heard
      start
      outcome
      section
      item
      comment
      rating
      reason
      isNew
      isTaught
      candidates {
        component
        itemId
        itemName
        commentId
        commentName
      }
    }
  }
`);

export const LESSONS = graphql(/* GraphQL */ `
  query Lessons {
    lessons {
      ...LessonFields
    }
  }
`);

export const TEMPLATE_TARGETS = graphql(/* GraphQL */ `
  query TemplateTargets {
    template {
      components {
        name
        childComponents {
          items {
            itemId
            itemName
            comments {
              commentId
              commentName
            }
          }
        }
      }
    }
  }
`);

export const TEACH_LESSON = graphql(/* GraphQL */ `
  mutation TeachLesson($input: TeachLessonInput!) {
    teachLesson(input: $input) {
      ...LessonFields
    }
  }
`);

export const FORGET_LESSON = graphql(/* GraphQL */ `
  mutation ForgetLesson($id: ID!) {
    forgetLesson(id: $id)
  }
`);
