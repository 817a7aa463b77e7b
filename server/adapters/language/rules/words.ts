const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const DETERMINERS = list(`
the a an this that these those my our your its their his her each every all both some any no another either neither most
several multiple many numerous few various other one
`);

export const PRONOUNS = list(
  'it they them he him she we us you i me there this that these those everything nothing something',
);

/** Before these a noun stands without its article. */
export const PREPOSITIONS = list(`
at on in near under underneath beneath below above behind beside by around inside outside from to into onto off over through
throughout between along against across within toward towards next of with without for during after before past up down
`);

export const CONJUNCTIONS = list(
  'and or but so because since while although though where which that when if as until unless',
);

/** Forms that make a clause, whatever stands before them. */
export const SURE_VERBS = list(`
is are was were has have had does do did can could will would should may might must cannot
isn't aren't wasn't weren't hasn't haven't doesn't don't didn't won't can't couldn't wouldn't shouldn't
it's that's there's they're
appears appear appeared seems seem seemed looks look looked needs need lacks lack
rubs wobbles rattles hums sticks latches works worked operates operated functions functioned responds responded
moves sags leans wiggles rocks keeps kept comes came goes went makes made gets got falls fell ran
fired started stopped opens closes opened closed squeaks squeals turns turned flushes flushed serves feeds dumps
exhausts discharges terminates ends empties lets allows causes sounds smells feels measured meets
shows showed sits hangs rests touches
binds drags scrapes bounces slopes drains drips leaks vents trips runs flickers
`);

/** Of these the plural of a noun looks the same: they make a clause only behind a singular noun. */
export const VERBS_OR_NOUNS = list(
  'drains drips leaks vents trips runs slopes ends works turns falls sounds rocks opens closes moves rests',
);

/** What is said of a thing behind "is": participles are known by their endings as well. */
export const PREDICATES = list(`
loose missing dirty filthy open shut stuck bent torn worn rotten broken frozen dead dry wet damp soft weak slow low high noisy loud
thin brittle bare full empty short long wide narrow hot cold warm cool rusty leaky crooked uneven unlevel level plumb
inoperative inoperable nonfunctional functional operational serviceable satisfactory good fine ok okay intact secure sound clean clear
undersized oversized unsafe improper incorrect inadequate insufficient incomplete unfinished defective faulty excessive
old original visible present absent evident inaccessible accessible ungrounded unsealed unsecured unprotected unlabeled
foggy cloudy moldy musty spongy wobbly shaky squeaky sticky slippery steep tight flat hollow unstable
upside backwards reversed typical normal common minor adequate proper worn-out older newer off gone
`);

/** Past tense: "was noted". */
export const SEEN = list(
  'noted observed seen found detected identified tested inspected measured viewed evaluated checked discovered',
);

/** Adjectives before a noun that say how much. */
export const DEGREES = list(
  'minor moderate severe significant slight heavy light extensive major minimal active typical normal small large widespread excessive serious bad hairline',
);

/** Words between a thing and its predicate. */
export const ADVERBS = list(
  'too very badly slightly heavily severely extremely somewhat partially partly completely totally fully really pretty quite just still also only self mostly poorly improperly incorrectly loosely not never almost nearly no longer barely',
);

/** Behind a predicate these begin no noun that it would belong to. */
export const AFTER_PREDICATES = list(
  'then too off out down up away back apart together loose through over in on shut open when due because since that where than enough again today now today. only all badly slightly heavily here there completely freely properly easily both and or but if while after before',
);
