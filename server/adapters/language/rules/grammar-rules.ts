/**
 * The rules of harper that are applied: grammar, agreement, articles, repetition, punctuation, capitals. Each was judged on
 * comments of inspectors; its rules of spelling, style and word choice are not among them, nor those that take the words of
 * the trade for mistakes ("a footing", "its backing has decayed", "kickout").
 */
export const GRAMMAR_RULES: readonly string[] = [
  ...['AnA', 'AnAnother', 'AnotherAn', 'TheMy', 'QuantifierNeedsOf', 'OneOfTheSingular'],
  ...['RepeatedWords', 'SingleBe', 'NotBeAfterNot', 'AdjectiveDoubleDegree', 'MoreBetter', 'DoubleModal'],
  ...['SentenceCapitalization', 'CapitalizePersonalPronouns', 'NumberSuffixCapitalization'],
  ...['CorrectNumberSuffix', 'CommaFixes', 'Spaces', 'WrongApostrophe', 'ElsePossessive', 'ItsPossessive'],
  ...['TheirToThere', 'TheirToTheyre', 'TheyreToTheir', 'ThereToTheir', 'ThereOwn', 'Theres', 'YourPredicateAdjective'],
  ...['PronounInflectionBe', 'HeDos', 'IDo', 'IAmAgreement', 'CriteriaPhenomena'],
  ...['ModalOf', 'HadOf', 'DidPast', 'WillNonLemma', 'SupposedTo', 'IsBeenAuxSequence', 'SimplePastToPastParticiple'],
  ...['RegularIrregulars', 'WayTooAdjective', 'DoToDueTo', 'DoesOrDose', 'WereWhere', 'LooksLikes'],
  ...['DespiteOf', 'UnderneathOf', 'OnTopOf', 'InNeedOf', 'NoLonger', 'AtLeasToLeast', 'AtLestToLeast', 'WorseOrWorst'],
];
