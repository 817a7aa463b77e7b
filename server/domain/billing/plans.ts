/** The paid plan. Specification, point 9. */
export const FULL_ACCESS = { name: 'Full Access', monthlyPriceCents: 9900, currency: 'usd' } as const;

/** Days of the free trial, once per account. Specification, point 9. */
export const FREE_TRIAL_DAYS = 14;

/** What is advertised beside the plans, in the words of the specification, point 1, and whether it is there yet. */
export const FEATURES: readonly { label: string; isAvailable: boolean }[] = [
  { label: 'Mobile app for pictures and audio', isAvailable: false },
  { label: 'Voice to report generation', isAvailable: true },
  { label: 'ISN integration', isAvailable: true },
  { label: 'HomeGauge-type template integration', isAvailable: true },
  { label: 'Duplicate comment removal', isAvailable: true },
  { label: 'Comment generation', isAvailable: true },
  { label: 'Automatic section duplication', isAvailable: true },
  { label: 'Defect location substitution', isAvailable: true },
  { label: 'Default comments', isAvailable: true },
  { label: 'Template editor with AI comment booster', isAvailable: true },
];
