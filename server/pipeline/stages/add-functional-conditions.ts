import { addFunctionalConditions } from '../../domain/dictation/writing/add-functional-conditions.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Items that were said to be in order get their functional statement. */
export const addFunctionalConditionsStage: Stage = {
  status: 'adding_functional_conditions',
  appliesTo: (work) => work.settings.writeFunctionalConditions,
  async run(work, tools) {
    const template = await templateOf(work, tools);
    const decisions = await needed(work, 'decisions');
    await keep(work, 'draft', addFunctionalConditions(await needed(work, 'draft'), decisions, template));
  },
};
