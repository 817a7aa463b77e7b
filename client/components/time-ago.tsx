import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How often it is looked at the clock, in milliseconds. */
const TICK_MS = 20_000;

/** How long ago a moment was, kept up to date: `5 minutes ago`. */
export function TimeAgo({ iso }: { iso: string }) {
  const [, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), TICK_MS, { autoInvoke: true });
  return (
    <time dateTime={iso} title={new Date(iso).toLocaleString()}>
      {timeAgo((Date.now() - Date.parse(iso)) / 1000)}
    </time>
  );
}

function timeAgo(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return FORMAT.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? FORMAT.format(-hours, 'hour') : FORMAT.format(-Math.floor(hours / 24), 'day');
}
