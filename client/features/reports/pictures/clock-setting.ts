/** How the clock of the camera stands to the recorder's, as it was typed: digits, or nothing. */
export interface ClockSetting {
  minutes: string;
  seconds: string;
  isBehind: boolean;
}

export const NO_CLOCK_SETTING: ClockSetting = { minutes: '', seconds: '', isBehind: false };

/** Seconds that the camera is ahead; undefined where nothing was typed. */
export function clockOffsetOf({ minutes, seconds, isBehind }: ClockSetting): number | undefined {
  if (!minutes && !seconds) return undefined;
  const ahead = Number(minutes) * 60 + Number(seconds);
  return isBehind && ahead ? -ahead : ahead;
}
