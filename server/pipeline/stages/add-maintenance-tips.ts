import { addMaintenanceTips } from '../../domain/dictation/writing/add-maintenance-tips.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Items that were spoken of get the template's maintenance tips. */
export const addMaintenanceTipsStage: Stage = {
  status: 'adding_maintenance_tips',
  appliesTo: (work) => work.settings.writeMaintenanceTips,
  async run(work, tools) {
    const template = await templateOf(work, tools);
    const decisions = await needed(work, 'decisions');
    await keep(work, 'draft', addMaintenanceTips(await needed(work, 'draft'), decisions, template));
  },
};
