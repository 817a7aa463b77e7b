import type { IsnPlace } from '../compose.ts';

/** Where the sandbox seems to be; nobody's domain. */
const DOMAIN = 'isn.sandbox';

/** ISN as the sandbox at this address of this machine plays it. */
export function playedIsn(origin: string): IsnPlace {
  return { domains: [DOMAIN], lookUpUrl: null, originOf: () => origin };
}
