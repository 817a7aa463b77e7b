import { plainWords } from '../words/text.ts';

const CARE =
  '(?:change|replace|clean|wash|rinse|flush|drain|test|check|inspect|lubricate|oil|grease|service|vacuum|trim|seal|reseal|caulk|paint|stain|push|press|run|exercise|open|empty|sweep|look|keep|have|pour|turn|treat|rake|clear|wipe|tighten|get|put|pull|dump|blow|bleed|scrape|scoop|swap|poke|brush|unhook|disconnect|shut|cover|touch)';
const WHO = '(?:them|him|her|(?:the |my |your )?(?:(?:new |home ?)?(?:owner|buyer|client|folk|homeowner)s?|people))';
/** "Maintenance tip", "tip for the owner": what follows is one. */
const TIP = `(?:a |here is a |this is a |one )?(?:(?:maintenance|owner|home ?owner|care) (?:tip|note|reminder|item)|(?:quick )?(?:tip|reminder) (?:for|to) ${WHO})`;
const ANNOUNCED = new RegExp(`^(?:(?:and|also|as|for) )*${TIP}\\b(?! is)`);
const TOLD = new RegExp(
  `^(?:(?:and|also|please|just|so|i|i would|i will|we should|you can) )*(?:tell|remind|advise|let) ${WHO} (?:that )?(?:know )?(?:to |they (?:should|need to|have to|want to|will want to) |that )?${CARE}\\b`,
);
/** "Tell them a fresh one every ninety days." */
const TOLD_SOMETHING = new RegExp(`^(?:(?:and|also|please|just|so) )*(?:tell|remind|advise) ${WHO}\\b`);
const SEASON = 'season|spring|summer|fall|autumn|winter';
/** Months and holidays that a house is looked after at. */
const DATE =
  'january|february|march|april|may|june|july|august|september|october|november|december|thanksgiving|halloween';
const SPAN = 'day|week|month|year';
const SEVERAL_TIMES = '(?:once|twice|(?:two|three|four|several) times)';
const EVERY = new RegExp(
  `\\b(?:${[
    `${SEVERAL_TIMES} (?:a|an|per|each|every) (?:${SPAN}|${SEASON})`,
    `every (?:other |couple of |few |single |\\w+(?: to \\w+)? )?(?:(?:${SPAN}|${SEASON})s?|${DATE})`,
    `each (?:${SPAN}|${SEASON}|${DATE})`,
    `come (?:${SEASON}|${DATE})`,
    `(?:${SEASON}) and (?:then )?(?:${SEASON})`,
    `again (?:in|when) (?:the )?(?:${SEASON}|${DATE}|trees?|leaves)`,
    'monthly|yearly|annually|weekly|quarterly|seasonally',
  ].join('|')})\\b`,
);
const LEADS_TO_CARE =
  '(?:(?:and|also|so|then|please|just|always|i|i would|remember to|(?:make|be) sure (?:to|you|they|that you|that they)|do not forget to|try to|plan to|(?:it (?:is )?)?(?:always )?a good idea to|it (?:always )?pays to|(?:once|twice) (?:a|every) (?:year|month|week|season)|every (?:w+ )?(?:day|week|month|year|season|spring|summer|fall|autumn|winter)s?(?: or (?:so|two))?|as part of (?:regular|normal|routine) (?:upkeep|maintenance|care)|they should|you should|owners? should|the owners? should|they need to|you need to|you want to|you will want to|they will want to|recommend you|i recommend you) )*';
const DO = new RegExp(`^${LEADS_TO_CARE}${CARE}\\b`);
/** "Disconnect the hoses before winter": done every year; who replaces something before winter repairs it. */
const BEFORE_WINTER = new RegExp(
  `^${LEADS_TO_CARE}(?:disconnect|unhook|drain|blow|shut|turn|cover|close|clean|store|wrap|insulate)\\b.* before (?:the )?(?:winter|first (?:hard )?(?:freeze|frost)|it (?:freezes|gets cold)|cold weather|heating season)\\b`,
);

/** "Have it swept in July", "run a dehumidifier all summer", "get a camera down it before you sign anything". */
const WHEN = new RegExp(
  `\\b(?:${[
    `(?:in|by|come|this|next) (?:like |early |late )?(?:${DATE}|fall|autumn|spring)`,
    `all (?:${SEASON})`,
    'every time',
    'before (?:you|your) (?:sign|close|buy|move in|option|contingency|inspection)',
  ].join('|')})\\b`,
);

/** What reads as advice on a finding may be advice for the owner where it says how often or when: no repair is done every spring. */
export const mayBeTip = (text: string): boolean => {
  const plain = plainWords(text).join(' ').replaceAll(' , ', ' ');
  return saidTip(text) !== null || EVERY.test(plain) || WHEN.test(plain);
};

/** Advice on how to look after a house. */
export interface SaidTip {
  /** What is to be done, in the speaker's words. */
  advice: string;
  /** Said to be meant for the owner, not only a deed that is to be repeated. */
  isAddressed: boolean;
}

/** Reads a clause as advice for the owner: "tell them to change the filter every three months"; null for any other. */
export function saidTip(text: string): SaidTip | null {
  const plain = plainWords(text).join(' ');
  const bare = plain.replaceAll(' , ', ' ');
  const isAddressed = ANNOUNCED.test(bare) || TOLD.test(bare) || (TOLD_SOMETHING.test(bare) && EVERY.test(bare));
  if (!isAddressed && !(DO.test(bare) && EVERY.test(bare)) && !BEFORE_WINTER.test(bare)) return null;
  return { advice: adviceOf(text), isAddressed };
}

const LEAD = new RegExp(
  `^(?:(?:and|also|as|for|please|just|so|i would|i will|we should|you can)\\s+)*(?:${TIP}(?: for [^,:.]*)?\\s*[,:–—-]?\\s*|(?:tell|remind|advise|let) ${WHO} (?:that )?(?:know )?(?:to |they (?:should|need to|have to|want to|will want to) |that )?)`,
  'i',
);

/** "Tell them to change the filter" is written as "Change the filter". */
function adviceOf(text: string): string {
  const advice = text.replace(LEAD, '').trim();
  return advice === '' ? text : advice;
}
