/** Makers of heaters, coolers and water heaters: who speaks of "the Trane" among two heat pumps means one of them. */
const MAKERS =
  'goodman, trane, carrier, lennox, rheem, ruud, bryant, payne, york, amana, american standard, bradford white, smith, navien, rinnai, noritz, takagi, weil-mclain, burnham, peerless, utica, buderus, viessmann, lochinvar, daikin, mitsubishi, fujitsu, heil, tempstar, coleman, nordyne, frigidaire, bosch, dunkirk, janitrol, arcoaire, comfortmaker, luxaire, whirlpool, kenmore, westinghouse, reliance, armstrong, ducane, intertherm, maytag, gree, bard'
    .split(', ')
    .join('|');

const NAMED = new RegExp(`\\b(?:${MAKERS})\\b`, 'gi');
const OPENS = new RegExp(`^(?:(?:and|now|okay|so|but|then|on),? )*(?:the |that )?(?:${MAKERS})\\b`, 'i');

/** The makers that a text names, in small letters. */
export const makersIn = (text: string): string[] => (text.match(NAMED) ?? []).map((maker) => maker.toLowerCase());

/** True for "the Goodman's air handler …", which says at once which machine is spoken of. */
export const opensWithMaker = (text: string): boolean => OPENS.test(text);
