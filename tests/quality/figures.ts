import type { Tally } from './score.ts';

/** A share with its 95 % interval (Wilson's), in per cent. */
export interface Share {
  percent: number;
  low: number;
  high: number;
  of: number;
}

/** The figures that are reported of a set. */
export interface Figures {
  remarks: number;
  precision: Share;
  recall: Share;
  /** Harmonic mean of the two, in per cent. */
  f1: number;
  /** Of the labels to be written something stands in the right section. */
  component: Share;
  /** Comments from words that tell of no defect, per 100 remarks. */
  invented: number;
  /** Another comment than the one asked for was written, per 100 remarks. */
  wrong: number;
  /** Remarks of which nothing was written and no warning tells. */
  lost: number;
  /** Remarks of which nothing was written, and only the warning about all that was left out tells. */
  leftOut: number;
  locations: Share;
  functional: Share;
  duplicates: Share;
}

/** Standard deviations to either side of a 95 % interval. */
const Z = 1.96;

export function figuresOf(tally: Tally): Figures {
  const precision = share(tally.asked, tally.written);
  const recall = share(tally.met, tally.wanted);
  const both = precision.percent + recall.percent;
  return {
    remarks: tally.wanted,
    precision,
    recall,
    f1: both === 0 ? 0 : rounded((2 * precision.percent * recall.percent) / both),
    component: share(tally.inComponent, tally.wanted),
    invented: rounded((100 * tally.invented) / tally.wanted),
    wrong: rounded((100 * tally.wrong) / tally.wanted),
    lost: tally.lost,
    leftOut: tally.leftOut,
    locations: share(tally.placesRight, tally.places),
    functional: share(tally.functionalRight, tally.functional),
    duplicates: share(tally.repeatedMerged, tally.repeated),
  };
}

/** Wilson, Probable inference, the law of succession, and statistical inference (1927). */
function share(part: number, whole: number): Share {
  if (whole === 0) return { percent: 100, low: 0, high: 100, of: 0 };
  const p = part / whole;
  const centre = p + Z ** 2 / (2 * whole);
  const spread = Z * Math.sqrt((p * (1 - p)) / whole + Z ** 2 / (4 * whole ** 2));
  const scale = 1 + Z ** 2 / whole;
  const [low, high] = [(centre - spread) / scale, (centre + spread) / scale];
  return { percent: rounded(100 * p), low: rounded(100 * low), high: rounded(100 * high), of: whole };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
