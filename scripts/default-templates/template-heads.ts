import type { DefaultTemplate } from './model.ts';

/** What a default template says besides its sections. */
export type TemplateHead = Omit<DefaultTemplate, 'sections'>;

const SAFETY = { role: 'safety', name: 'Safety Concerns', abbreviation: 'SC' } as const;

/** The default templates; their sections stand in the folder of that name, in lower case. */
export const TEMPLATE_HEADS: readonly TemplateHead[] = [
  {
    name: 'Legacy',
    ratings: [
      { code: 'IN', name: 'Inspected', role: 'ok' },
      { code: 'NI', name: 'Not Inspected', role: 'notInspected' },
      { code: 'NP', name: 'Not Present', role: 'absent' },
      { code: 'RR', name: 'Repair or Replace', role: 'defect' },
    ],
    summaries: [SAFETY, { role: 'defect', name: 'Repair or Replace', abbreviation: 'RR' }],
  },
  {
    name: 'Housemaster',
    ratings: [
      { code: 'S', name: 'Satisfactory', role: 'ok' },
      { code: 'F', name: 'Fair', role: 'marginal' },
      { code: 'P', name: 'Poor', role: 'defect' },
      { code: 'NA', name: 'Not Applicable', role: 'absent' },
    ],
    summaries: [SAFETY, { role: 'defect', name: 'Fair or Poor', abbreviation: 'FP' }],
  },
];
