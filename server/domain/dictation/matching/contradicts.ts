/** Two states of which one thing is in one at most. */
const OPPOSITES: readonly [one: RegExp, other: RegExp][] = [
  [/\b(?:low|weak|poor|little|dropped|drops)\b/i, /\b(?:high|excessive|too much|over)\b/i],
  [
    /\b(?:(?:stuck|frozen|rusted|jammed|propped|stays?|left|hangs?|fails?) open|(?:won['’]t|does(?:n['’]t| not)|will not|can(?:['’]t|not)|fails? to|not) (?:fully |quite |all the way )?(?:close|shut))\b/i,
    /\b(?:(?:stuck|frozen|rusted|jammed|painted|nailed|screwed|sealed|stays?) (?:shut|closed)|(?:won['’]t|does(?:n['’]t| not)|will not|can(?:['’]t|not)|fails? to|not) (?:fully )?open)\b/i,
  ],
];

/** True where what was said is the opposite of what a comment is called: "pressure's low" is no "High water pressure". */
export const contradicts = (said: string, title: string): boolean =>
  OPPOSITES.some(([one, other]) => saysOnly(one, other, said, title) || saysOnly(other, one, said, title));

const saysOnly = (one: RegExp, other: RegExp, said: string, title: string) =>
  one.test(said) && !other.test(said) && other.test(title) && !one.test(title);
