/** A stretch of time to come, for people, as roughly as it is known: `about 2 minutes left`. */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.floor((seconds + 5) / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? about(minutes, 'minute') : about(Math.round(minutes / 60), 'hour');
}

function about(count: number, unit: string): string {
  return `about ${count} ${count === 1 ? unit : `${unit}s`} left`;
}
