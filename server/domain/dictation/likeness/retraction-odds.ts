/** What becomes of what a sentence tells, in the order of the answers that are learned. */
export const OUTCOMES = ['stands', 'retracted', 'retractedByNext'] as const;

/**
 * How likely what a sentence tells stands; is no defect of the house in the end, as the sentence itself tells ("thought the trap leaked,
 * but that's my rag dripping"); or as the next one does ("Outlet's dead." "Nope, it's on the switch."). Sums to 1.
 */
export type RetractionOdds = Readonly<Record<(typeof OUTCOMES)[number], number>>;

/** What is taken while nobody knows. */
export const SURELY_STANDS: RetractionOdds = { stands: 1, retracted: 0, retractedByNext: 0 };
