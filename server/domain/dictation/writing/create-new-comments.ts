import type { ReportSettings } from '../../report/report.ts';
import type { Template } from '../../template/template.ts';
import type { Decision, Verdict } from '../findings.ts';

const SETTLED: ReadonlySet<Verdict> = new Set(['none', 'merged', 'warning', 'rated']);

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
    if (SETTLED.has(decision.verdict)) return decision;
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
