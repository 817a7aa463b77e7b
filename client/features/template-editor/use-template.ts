import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isNotFound } from '../../lib/faults.ts';
import type { Draft } from './model/draft.ts';
import { draftOf } from './model/from-server.ts';
import { tellFailure } from './tell-failure.tsx';
import { EDITED_TEMPLATE, TEMPLATE_EDITOR_STATUS } from './template-editor-documents.ts';

/** A template as it came from the server; another object each time that it is read. */
export interface LoadedTemplate {
  readonly versionId: string;
  readonly fileName: string;
  readonly isHousemaster: boolean;
  readonly draft: Draft;
}

type Loading =
  | { readonly kind: 'loading' }
  /** The account has no template. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly template: LoadedTemplate };

/** Reads the template, once there is one; what fails is told as a toast. Specification, point 4 "Template editing". */
export function useTemplate(): { loading: Loading; reload: () => void } {
  const client = useApolloClient();
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const reload = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads it again
  useEffect(() => {
    let isOver = false;
    setLoading({ kind: 'loading' });
    load(client)
      .then((loaded) => isOver || setLoading(loaded))
      .catch((error: unknown) => {
        if (isOver) return;
        console.warn('The template could not be loaded.', error);
        setLoading({ kind: 'failed' });
        tellFailure({ message: failureOf(error), onRetry: reload });
      });
    return () => {
      isOver = true;
    };
  }, [client, attempt]);

  return { loading, reload };
}

async function load(client: ApolloClient): Promise<Loading> {
  const status = await client.query({ query: TEMPLATE_EDITOR_STATUS, fetchPolicy: 'network-only' });
  if (!status.data?.emptyReportStatus.hasEmptyReport) return { kind: 'none' };
  try {
    // 5,000 comments are not normalised: the draft is where they live.
    const { data } = await client.query({ query: EDITED_TEMPLATE, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server gave no template.');
    const { versionId, fileName, isHousemaster } = data.template;
    const draft = draftOf(data.template, data.maintenanceTips);
    return { kind: 'loaded', template: { versionId, fileName, isHousemaster, draft } };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'none' };
    throw error;
  }
}

/** Specification, point 8. */
function failureOf(error: unknown): string {
  const [path] = (CombinedGraphQLErrors.is(error) && error.errors[0]?.path) || [];
  return path === 'maintenanceTips' ? 'Failed to retrieve maintenance tips' : 'Failed to load template';
}
