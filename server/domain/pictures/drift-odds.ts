/** Nobody leaves a clock wrong by more seconds, but by whole hours. */
export const MOST_DRIFT = 20 * 60;

/**
 * How often two clocks are taken to be set by a network. Of those that do not tell their zone more are; but a clock that
 * is ten seconds off must not be taken for right because of a few pictures.
 */
const ZONED_BY_NETWORK = 0.95;
const OTHERS_BY_NETWORK = 0.15;
/** Seconds by which two clocks differ that a network sets; and where somebody set one of them. */
const BY_NETWORK = 1;
const BY_HAND = 120;

/**
 * How likely two clocks differ by so many seconds, as the logarithm of the odds.
 * @param areZoned both tell their time zone, as clocks do that a network sets.
 */
export function driftOdds(areZoned: boolean): (seconds: number) => number {
  const share = areZoned ? ZONED_BY_NETWORK : OTHERS_BY_NETWORK;
  return (seconds) => Math.log(share * byNetwork(seconds) + (1 - share) * byHand(seconds));
}

/** Student's distribution with three degrees of freedom, nearly: hardly any is off by more than three times as much. */
function byNetwork(seconds: number): number {
  return 2 / (Math.PI * BY_NETWORK * (1 + (seconds / BY_NETWORK) ** 2) ** 2);
}

/** Cauchy's distribution: some are off by far more than usual. */
function byHand(seconds: number): number {
  return 1 / (Math.PI * BY_HAND * (1 + (seconds / BY_HAND) ** 2));
}
