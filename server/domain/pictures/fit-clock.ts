import type { Timeline } from './recording-timelines.ts';
import { secondAt } from './recording-timelines.ts';
import type { Moment } from './spoken-row.ts';
import type { ZoneShift } from './zone-shifts.ts';

/** A picture as the fit sees it. */
export interface Shot {
  /** Index of the picture. */
  picture: number;
  /** Seconds since 1970: UTC where the camera tells its zone, else as its clock showed it. */
  moment: number;
  /** Position of the comment that name or caption clearly mean; null where they do not. */
  meant: number | null;
}

/** One way in which a camera's clock may stand to the recorder's. */
export interface ClockFit {
  /** Seconds to add to the camera's time to make it the recorder's. */
  shift: number;
  /** The part of it that no time zone explains. */
  drift: number;
  /** Logarithm of how well it explains the pictures; comparable between all fits. */
  score: number;
}

/** What is known of a camera's clock before its pictures are looked at. */
export interface ClockPrior {
  zones: readonly ZoneShift[];
  /** How likely it is off by so many seconds, as the logarithm of its odds. */
  driftOdds: (seconds: number) => number;
  /** Seconds that it may be off at most; 0 where the offset was set by hand. */
  mostDrift: number;
}

const STEP = 1;
/** Pictures within so many seconds of each other show one thing, and count as one. */
const BURST = 8;
/** How likely a picture is in a silence, against one that is taken anywhere; and outside of the recording, as a logarithm. */
const ANYWHERE = 0.5;
const OUTSIDE = Math.log(0.02);
/** Seconds beside a file that still count as its edge, and more. */
const BESIDE = 60;
/** Weighs what a caption clearly says. */
const MEANT = 2;
/** Fits that are so much worse than the best do not count. */
const NEGLIGIBLE = 12;
/** Where more are about as likely, nothing is clear, and more of them change nothing. */
const MOST_FITS = 3000;

/**
 * The ways in which a camera's clock may stand to the recorder's, none that is far worse than the best: those are likely
 * that put the pictures where something was said, and that need the clock to be little off.
 * @param shots of one camera.
 */
export function fitClock(
  shots: readonly Shot[],
  timeline: Timeline,
  row: readonly Moment[],
  prior: ClockPrior,
): ClockFit[] {
  const meanNearness = Math.max(0.05, row.reduce((sum, { nearness }) => sum + nearness, 0) / Math.max(1, row.length));
  const gains = row.map(({ nearness }) => Math.log(ANYWHERE + (1 - ANYWHERE) * (nearness / meanNearness)));
  const mostGain = Math.log(ANYWHERE + (1 - ANYWHERE) / meanNearness);
  const gainOf = ({ moment, meant }: Shot, shift: number): number => {
    const second = secondAt(timeline, moment + shift);
    if (second === null) return OUTSIDE;
    const at = Math.round(second);
    const isMeant = meant !== null && row[at]?.belongs.some(({ comment }) => comment === meant);
    return (gains[at] ?? OUTSIDE) + (isMeant ? MEANT : 0);
  };
  const weights = burstWeights(shots);
  const weighed = shots.map((shot, at) => ({ ...shot, weight: weights[at] ?? 1 }));
  const mostOf = ({ meant, weight }: WeighedShot) => (mostGain + (meant === null ? 0 : MEANT)) * weight;
  /** Null as soon as it falls below `least`. @param bound what it would be if every picture fitted perfectly. */
  const scoreOf = (all: readonly WeighedShot[], shift: number, bound: number, least: number): number | null => {
    let score = bound;
    for (const shot of all) {
      score -= mostOf(shot) - gainOf(shot, shift) * shot.weight;
      if (score < least) return null;
    }
    return score;
  };

  const zones = prior.zones
    .map((zone) => {
      const within = weighed.filter((shot) => isWithinReach(shot, zone.seconds, timeline, prior.mostDrift));
      const reached = new Set(within);
      const beyond = weighed.filter((shot) => !reached.has(shot));
      const outside = beyond.reduce((sum, { weight }) => sum + weight * OUTSIDE, zone.odds);
      return { zone, within, bound: within.reduce((sum, shot) => sum + mostOf(shot), outside) };
    })
    .sort((a, b) => b.bound - a.bound);
  const fits: ClockFit[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const { zone, within, bound } of zones) {
    if (bound < best - NEGLIGIBLE) break;
    const most = within.length === 0 ? 0 : prior.mostDrift;
    for (let drift = -most; drift <= most; drift += STEP) {
      const shift = zone.seconds + drift;
      const score = scoreOf(within, shift, bound + prior.driftOdds(drift), best - NEGLIGIBLE);
      if (score === null) continue;
      best = Math.max(best, score);
      fits.push({ shift, drift, score });
    }
  }
  return fits
    .filter((fit) => fit.score >= best - NEGLIGIBLE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FITS);
}

interface WeighedShot extends Shot {
  weight: number;
}

/** Whether a picture may have been taken during the recording if its clock is off by this zone and any drift. */
function isWithinReach({ moment }: Shot, zone: number, { files }: Timeline, mostDrift: number): boolean {
  const most = mostDrift + BESIDE;
  return files.some(
    ({ begins, seconds }) => moment + zone >= begins - most && moment + zone <= begins + seconds + most,
  );
}

function burstWeights(shots: readonly Shot[]): number[] {
  const order = shots.map((_, at) => at).sort((a, b) => (shots[a]?.moment ?? 0) - (shots[b]?.moment ?? 0));
  const weights: number[] = [];
  let burst: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const close = () => {
    for (const at of burst) weights[at] = 1 / burst.length;
    burst = [];
  };
  for (const at of order) {
    const { moment } = shots[at] as Shot;
    if (moment - last > BURST) close();
    burst.push(at);
    last = moment;
  }
  close();
  return weights;
}
