import { z } from 'zod';
import { type RawParameters, readParameters } from '../parameters/read-parameters.ts';
import type { Books } from '../state/books.ts';
import { checkExpansions, expand } from './expand.ts';
import type { ObjectKind } from './expandable.ts';

/** One call of the API, ready to be asked. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for the object's id. */
  path: string;
  /** Checks the parameters and resolves to what is left to do; @throws StripeRefusal. */
  prepare(raw: RawParameters): (books: Books, id: string) => object;
}

interface Definition<Shape extends z.ZodRawShape> {
  method: Endpoint['method'];
  path: string;
  /** What comes back: one object, or a list of them. */
  answers: ObjectKind;
  list?: boolean;
  parameters: Shape;
  run(books: Books, given: z.output<z.ZodObject<Shape>>, id: string): object;
}

/** An endpoint from its parameters and what it does; `expand` is understood by all. */
export function endpoint<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Endpoint {
  const { method, path, answers, list = false, run } = definition;
  const schema = z.strictObject(definition.parameters);
  return {
    method,
    path,
    prepare({ expand: expansions, ...raw }) {
      const given = readParameters(schema, raw) as z.output<z.ZodObject<Shape>>;
      const paths = readParameters(z.object({ expand: z.array(z.string()).default([]) }), {
        expand: expansions,
      }).expand;
      checkExpansions(answers, list, paths);
      return (books, id) => expand(books, answers, run(books, given, id), paths);
    },
  };
}
