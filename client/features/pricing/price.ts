/** A price as people in the United States write it, without cents where there are none: `$99`. @param cents hundredths. */
export function price(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(cents / 100);
}
