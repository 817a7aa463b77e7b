import { useQuery } from '@apollo/client/react';
import { TEMPLATE_TARGETS, type TemplateTargets } from './said-documents.ts';

/** What of the template can be chosen. */
export interface LoadedTargets {
  /** Null until it was read. */
  template: TemplateTargets | null;
  hasFailed: boolean;
  reload: () => void;
}

/**
 * The template's comments, read once they are wanted.
 * @param isWanted stays true from the first time on.
 */
export function useTemplateTargets(isWanted: boolean): LoadedTargets {
  // 5,000 comments are not normalised, and the editor may change them before this is wanted again.
  const { data, error, refetch } = useQuery(TEMPLATE_TARGETS, { skip: !isWanted, fetchPolicy: 'no-cache' });
  return {
    template: data?.template ?? null,
    hasFailed: error !== undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
