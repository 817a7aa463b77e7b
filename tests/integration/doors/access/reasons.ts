/** Why an expired subscriber may make a call. */
export const EXEMPT = {
  session: 'Logging in and out is how somebody gets to the plans.',
  account: 'An account stays its owner’s, paid for or not.',
  billing: 'This is how somebody subscribes again.',
  offer: 'It tells what is offered, or how the product is used, and nothing of anybody.',
  templateStatus: 'The page asks for it right after the log-in, to know where to go; it tells no content.',
  provider: 'The payment provider has no account: its signature is the proof.',
} as const;
