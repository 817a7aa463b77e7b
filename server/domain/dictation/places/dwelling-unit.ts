const UNIT = /^(?:unit|apartment|apt) (?:number |letter )?([a-z]|\d{1,3}[a-z]?|one|two|three|four|five|six)$/;
const NUMBERED = /^(first|second|third|fourth|other|next) (?:unit|apartment|apt)$/;
const ON_FLOOR =
  /^((?:upstairs|downstairs|upper|lower|front|rear|back|basement|(?:first|second|third) floor)) (?:apartment|apt|flat)$/;
/** A home of its own beside the house, or within it. */
const SECOND_HOME =
  /^(?:(?:mother[ -])?in[ -]law (?:suite|apartment|apt|unit|quarters)|granny (?:flat|suite|unit)|(?:guest|carriage) (?:house|cottage|quarters)|accessory (?:dwelling )?(?:unit|apartment|dwelling)|(?:rental|garage|attic) (?:apartment|apt)|adu|casita)$/;
const OPENERS = /^(?:(?:the|to|for|and|now|in(?! law)) )+/;
const FIRST = /^(?:a|1|one|first)$/;

/** One of the dwellings of a house. */
export interface DwellingUnit {
  /** As it is written: "unit B". */
  name: string;
  /** Nothing that was said before can belong to another one. */
  isFirst: boolean;
  /** A furnace is counted so, too: "second unit", "unit two". */
  mayBeMachine: boolean;
}

/** The dwelling that a phrase names: "unit B", "apartment two", "second unit", "in-law suite"; null for others. */
export function unitNamed(words: readonly string[]): DwellingUnit | null {
  const phrase = words.filter((word) => !/^(?:the|in|to|for|and|now)$/.test(word)).join(' ');
  const [second] = SECOND_HOME.exec(words.join(' ').replace(OPENERS, '')) ?? [];
  if (second)
    return { name: second.replace('in law', 'in-law').replace('adu', 'ADU'), isFirst: false, mayBeMachine: false };
  const said = UNIT.exec(phrase)?.[1] ?? NUMBERED.exec(phrase)?.[1] ?? ON_FLOOR.exec(phrase)?.[1];
  if (said === undefined) return null;
  const isSign = /^(?:[a-z]|\d+[a-z]?)$/.test(said);
  return {
    name: isSign ? `unit ${said.toUpperCase()}` : UNIT.test(phrase) ? `unit ${said}` : phrase,
    isFirst: FIRST.test(said),
    mayBeMachine: /\bunit\b/.test(phrase) && !/^\d*[a-z]$/.test(said),
  };
}
