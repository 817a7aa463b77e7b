import type { ReportSettings } from '../report/report.ts';
import type { Template } from '../template/template.ts';
import type { Decision } from './findings.ts';

/**
 * Settles what no library comment says: a new comment where its place is known and the inspector wants new comments,
 * else a warning.
 */
export function createNewComments(
  decisions: readonly Decision[],
  _template: Template,
  settings: Pick<ReportSettings, 'createNewComments'>,
): Decision[] {
  return decisions.map((decision) => {
    if (decision.verdict === 'none' || decision.verdict === 'merged' || decision.verdict === 'warning') return decision;
    if (!decision.place?.itemId)
      return {
        ...decision,
        verdict: 'warning',
        place: null,
        reason: `${decision.reason}; no item of the template fits`,
      };
    if (settings.createNewComments || decision.comment !== null || decision.verdict === 'functional') return decision;
    return { ...decision, verdict: 'warning', reason: `${decision.reason}; new comments are switched off` };
  });
}
