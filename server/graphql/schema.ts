import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './account.ts';
import { BillingResolver } from './billing.ts';
import { IsnResolver } from './isn-resolver.ts';
import { LessonResolver } from './lesson-resolver.ts';
import { ProductResolver } from './product.ts';
import { ReportResolver } from './report-resolver.ts';
import { TemplateEditorResolver } from './template-editor-resolver.ts';
import { TemplateResolver } from './template-resolver.ts';

/**
 * The schema of this door.
 * @param emitTo file to write it to, sorted.
 */
export function createSchema(emitTo?: string): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AccountResolver,
      BillingResolver,
      IsnResolver,
      LessonResolver,
      ProductResolver,
      ReportResolver,
      TemplateEditorResolver,
      TemplateResolver,
    ],
    validate: false, // the verbs check
    pubSub: createPubSub(), // type-graphql wants one; subscriptions bring their own source of events
    emitSchemaFile: emitTo ? { path: emitTo, sortedSchema: true } : false,
  });
}
