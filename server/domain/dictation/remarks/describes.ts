import type { Remark } from '../findings.ts';

/** "The main panel is a 200-amp panel" tells what is there, not what is wrong with it. */
const DESCRIBES =
  /^(?!there\b)[^,]{2,40}?(?:\b(?:is|are|was|were)|'s|'re)\s+(?:(?:about|roughly|mostly|all)\s+)?(?:an?\s+(?:\d|(?:nineteen|twenty|twelve|thirty|forty|fifty|sixty)\b|[a-z]+ (?:hundred|amp|gallon|gas|ton))|\d|(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred)\b|(?:made|built|dated|original)\b)/i;

/** True for what tells what there is and judges nothing: "the main panel is a 200-amp panel". */
export const describes = ({ kind, words }: Pick<Remark, 'kind' | 'words'>): boolean =>
  kind === 'fact' && DESCRIBES.test(words);
