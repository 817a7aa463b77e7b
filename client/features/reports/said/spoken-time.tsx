const MINUTE = 60;
const HOUR = 3600;

/** When something was said, from the start of the first recording: `1:05` or `1:02:05`. */
export function SpokenTime({ seconds }: { seconds: number }) {
  const whole = Math.floor(seconds);
  return <time dateTime={`PT${whole}S`}>{clock(whole)}</time>;
}

function clock(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = twoDigits(seconds % MINUTE);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
