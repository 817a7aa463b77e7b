import { ApolloClient, ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { filter, Subject } from 'rxjs';
import { createCache } from '../../../client/lib/apollo.ts';
import { operationKind } from '../../../client/lib/operation-kind.ts';

type Data = Record<string, unknown>;
type Answer = (variables: Data, context: Data) => Data | Error | Promise<Data | Error>;

/** Answers operations by their name and notes them. One without an answer never comes back: the page stays loading. */
export class FakeServer {
  readonly calls: { name: string; variables: Data }[] = [];
  readonly events = new Subject<ApolloLink.Result>();
  readonly client: ApolloClient;
  answers: Record<string, Answer>;

  constructor(answers: Record<string, Answer> = {}) {
    this.answers = answers;
    this.client = new ApolloClient({
      cache: createCache(),
      link: new ApolloLink((operation) => this.#answer(operation)),
    });
  }

  /** Names of the mutations and queries so far, in order. */
  get names(): string[] {
    return this.calls.map(({ name }) => name);
  }

  /** The variables of the last call of an operation. */
  variablesOf(name: string): Data | undefined {
    return this.calls.findLast((call) => call.name === name)?.variables;
  }

  /** Sends an event to the subscriptions that ask for its field. */
  send(data: Data): void {
    this.events.next({ data });
  }

  #answer(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    if (operationKind(operation) === 'subscription') {
      return this.events.pipe(filter(({ data }) => Object.keys(data ?? {}).some((field) => asksFor(operation, field))));
    }
    const name = operation.operationName ?? '';
    this.calls.push({ name, variables: operation.variables });
    const answer = this.answers[name];
    if (!answer) return new Observable(() => undefined);
    return new Observable((observer) => {
      void Promise.resolve(answer(operation.variables, operation.getContext())).then((data) => {
        if (data instanceof Error && !CombinedGraphQLErrors.is(data)) return observer.error(data);
        observer.next(CombinedGraphQLErrors.is(data) ? { data: null, errors: data.errors } : { data: data as Data });
        observer.complete();
      });
    });
  }
}

function asksFor({ query }: ApolloLink.Operation, field: string): boolean {
  return getMainDefinition(query).selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === field,
  );
}

/** What the server says when it refuses a call. */
export function refusal(message: string, code = 'BAD_USER_INPUT'): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

/** What `fetch` throws when there is nobody at the other end. */
export function noConnection(): TypeError {
  return new TypeError('Failed to fetch');
}
