/** "1 item", "2,000 items". */
export function count(howMany: number, one: string): string {
  return `${howMany.toLocaleString('en')} ${one}${howMany === 1 ? '' : 's'}`;
}
