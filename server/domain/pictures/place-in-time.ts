import { driftOdds, MOST_DRIFT } from './drift-odds.ts';
import type { ClockPrior, Shot } from './fit-clock.ts';
import { type ClockFit, fitClock } from './fit-clock.ts';
import type { Picture } from './picture.ts';
import { readingInName } from './reading-in-name.ts';
import type { RecordingFile } from './recording-file.ts';
import { recordingTimelines, secondAt, type Timeline } from './recording-timelines.ts';
import type { Moment } from './spoken-row.ts';
import { zoneShifts } from './zone-shifts.ts';

/** Where a picture lies in the recording, as far as its time tells. */
export interface TimedPlace {
  /** Seconds of the recording; null where the picture was taken outside of it. */
  at: number | null;
  /** How likely each comment is, by its position; the rest is likely none. */
  comments: ReadonlyMap<number, number>;
  /** How likely it was taken outside of the recording. */
  outside: number;
}

/** What was found out of a camera's clock. */
export interface CameraClock {
  /** Maker and model; null where the pictures do not say. */
  camera: string | null;
  /** How many pictures it is known from. */
  pictures: number;
  /** Seconds that it is ahead of the recorder's clock. */
  ahead: number;
  /** The part of them that no time zone explains. */
  drift: number;
}

export interface TimedPictures {
  /** By the picture's index; pictures without a time are missing. */
  places: ReadonlyMap<number, TimedPlace>;
  clocks: readonly CameraClock[];
}

export interface TimedInput {
  pictures: readonly Picture[];
  recordings: readonly RecordingFile[];
  row: readonly Moment[];
  /** Seconds that the inspector says that the cameras' clocks are ahead; null where nobody said. */
  clockOffset: number | null;
  /** Comments that name or caption clearly mean, by the picture's index. */
  meant: ReadonlyMap<number, number>;
}

/** Recorders that write the time of their end are fewer, as the logarithm of the odds. */
const STAMPED_AT_END = -1;

/** Lays the pictures over what was said, by their times and those of the recordings. */
export function placeInTime(input: TimedInput): TimedPictures {
  const groups = camerasOf(input);
  const attempts = recordingTimelines(input.recordings).map((timeline) => {
    const fits = groups.map(({ shots, isZoned }) =>
      fitClock(shots, timeline, input.row, priorOf(input, isZoned, timeline)),
    );
    const odds = timeline.stamped === 'end' ? STAMPED_AT_END : 0;
    return { timeline, fits, score: fits.reduce((sum, all) => sum + logOfSum(all), odds) };
  });
  const best = attempts.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const weighed = attempts.map((attempt) => ({ ...attempt, weight: Math.exp(attempt.score - best) }));
  const likeliest = weighed.find((attempt) => attempt.weight === 1);
  if (!likeliest) return { places: new Map(), clocks: [] };
  return {
    places: new Map(
      groups.flatMap(({ shots }, group) =>
        shots.map((shot): [number, TimedPlace] => {
          const all = weighed.map(({ timeline, fits, weight }) => ({ timeline, fits: fits[group] ?? [], weight }));
          return [shot.picture, placeOf(shot, all, input.row)];
        }),
      ),
    ),
    clocks: groups.map(({ camera, shots }, group): CameraClock => {
      const { shift, drift } = likeliestOf(likeliest.fits[group] ?? []);
      return { camera, pictures: shots.length, ahead: (input.clockOffset ?? 0) - shift, drift: -drift };
    }),
  };
}

interface CameraShots {
  camera: string | null;
  isZoned: boolean;
  shots: Shot[];
}

/** Pictures by camera; one that tells its zone in some pictures only counts as two. */
function camerasOf({ pictures, clockOffset, meant }: TimedInput): CameraShots[] {
  const groups = new Map<string, CameraShots>();
  for (const picture of pictures) {
    const reading = picture.takenAt ?? readingInName(picture.name);
    if (!reading) continue;
    const isZoned = reading.zone !== null;
    const key = JSON.stringify([picture.camera, isZoned]);
    const group = groups.get(key) ?? { camera: picture.camera, isZoned, shots: [] };
    const moment = reading.shown - (reading.zone ?? 0) - (clockOffset ?? 0);
    group.shots.push({ picture: picture.index, moment, meant: meant.get(picture.index) ?? null });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function priorOf({ pictures, recordings, clockOffset }: TimedInput, isZoned: boolean, timeline: Timeline): ClockPrior {
  const knownZones = [
    ...pictures.flatMap(({ takenAt }) => takenAt?.zone ?? []),
    // A recorder that writes UTC does not say where it was.
    ...recordings.flatMap(({ recordedAt }) => recordedAt?.zone || []),
  ];
  return {
    zones: zoneShifts(isZoned, timeline.isZoned, [...new Set(knownZones)]),
    driftOdds: driftOdds(isZoned && timeline.isZoned),
    mostDrift: clockOffset === null ? MOST_DRIFT : 0,
  };
}

function placeOf(
  shot: Shot,
  attempts: readonly { timeline: Timeline; fits: readonly ClockFit[]; weight: number }[],
  row: readonly Moment[],
): TimedPlace {
  const comments = new Map<number, number>();
  let total = 0;
  let outside = 0;
  let at: number | null = null;
  for (const { timeline, fits, weight } of attempts) {
    const best = likeliestOf(fits);
    const sum = Math.exp(logOfSum(fits) - best.score);
    if (weight === 1) at = secondAt(timeline, shot.moment + best.shift);
    for (const fit of fits) {
      const share = (weight * Math.exp(fit.score - best.score)) / sum;
      total += share;
      const second = secondAt(timeline, shot.moment + fit.shift);
      if (second === null) outside += share;
      for (const { comment, share: part } of (second !== null && row[Math.round(second)]?.belongs) || []) {
        if (comment !== null) comments.set(comment, (comments.get(comment) ?? 0) + share * part);
      }
    }
  }
  for (const [comment, share] of comments) comments.set(comment, share / total);
  return { at, comments, outside: outside / total };
}

function likeliestOf(fits: readonly ClockFit[]): ClockFit {
  const none: ClockFit = { shift: 0, drift: 0, score: Number.NEGATIVE_INFINITY };
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best), none);
}

/** Logarithm of the sum of what the scores are the logarithms of. */
function logOfSum(fits: readonly ClockFit[]): number {
  const { score } = likeliestOf(fits);
  return fits.length === 0 ? 0 : score + Math.log(fits.reduce((sum, fit) => sum + Math.exp(fit.score - score), 0));
}
