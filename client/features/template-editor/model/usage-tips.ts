/** What is told while a template is being saved. Specification, point 9. */
export const USAGE_TIPS: readonly string[] = [
  'Boost rewrites a comment for you. You see both texts and decide which one stays.',
  'Choose the order before you start writing: its address goes into the header of the report.',
  'Turn the flash of your camera on in attics and crawl spaces: a picture that is too dark helps nobody.',
  'Crop your pictures before you upload them: the report turns them upright and makes them smaller, but cuts nothing off.',
  'Leave a second bathroom out of the template: when you speak of one, its section is added to the report by itself.',
  'Speak in the order of the template: first the section, then the item, then the comment.',
  'A remark that no comment of the template says becomes a new comment. Look at those first when you read the report.',
];

/** Milliseconds that a tip is shown. Specification, point 9. */
export const TIP_DURATION = 7000;

/**
 * Index of the tip to show next: a random one, none again before all were shown.
 * @param seen indexes of all tips shown so far, in order.
 */
export function nextTip(seen: readonly number[], random: () => number = Math.random): number {
  const round = seen.slice(seen.length - (seen.length % USAGE_TIPS.length));
  const left = [...USAGE_TIPS.keys()].filter((index) => !round.includes(index) && index !== seen.at(-1));
  return left[Math.floor(random() * left.length)] ?? 0;
}
