/** Shorthand with one meaning only. What could mean two things ("ext", "temp") stays. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/(?<=\w) & (?=\w)/g, ' and '],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\brec(?:c|comm?|cmd|ommed)?\b\.?(?= (?!room))/gi, 'recommend'],
  [/(?<=\b(?:to|and|electrician|plumber|roofer|contractor|technician|engineer|mason|HVAC) )eval\b\.?/gi, 'evaluate'],
  [/\beval\b\.?/gi, 'evaluation'],
  [/\bbsmt\b\.?/gi, 'basement'],
  [/\bbdrm\b\.?/gi, 'bedroom'],
  [/\bmstr\b\.?/gi, 'master'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'somewhat'],
  [/\bsorta\b/gi, 'somewhat'],
  [/\b(?:cuz)\b/gi, 'because'],
  [/\bthru\b/gi, 'through'],
  [/\binop\b\.?/gi, 'inoperative'],
  [/(?<=\d )yrs?\b\.?/gi, 'years'],
  [/(?<=\d )ft\b\.?/gi, 'feet'],
  [/\bat time of\b/gi, 'at the time of'],
  [/\bgfis\b/gi, 'GFIs'],
  [/\bgfcis\b/gi, 'GFCIs'],
  [/\b(?:ok|okay)\b(?=[ .,]|$)/gi, 'OK'],
  [/\ba\/c\b/gi, 'A/C'],
  [/\bac (?=unit|system|condenser|disconnect|line|compressor)/gi, 'AC '],
  [/\bco (?=detector|alarm|sensor)/gi, 'CO '],
  [/\bp[- ](?=traps?\b)/gi, 'P-'],
  [/\bs[- ](?=traps?\b)/gi, 'S-'],
  [/\bb[- ](?=vents?\b)/gi, 'B-'],
  [/\bj[- ](?=box)/gi, 'J-'],
  [/\br-?(?=\d{2}\b)/gi, 'R-'],
];
const CAPITALS =
  /\b(?:gfci|gfi|afci|tpr|hvac|pvc|cpvc|abs|osb|csst|epdm|tpo|eifs|pex|bx|emt|mdf|hoa|usb|hepa|irc|ufer)\b/gi;
const NAMES: Record<string, string> = {
  'federal pacific': 'Federal Pacific',
  zinsco: 'Zinsco',
  'stab-lok': 'Stab-Lok',
  'stab lok': 'Stab-Lok',
  kitec: 'Kitec',
  romex: 'Romex',
  tyvek: 'Tyvek',
  masonite: 'Masonite',
  lally: 'Lally',
  bilco: 'Bilco',
};
const NAME = new RegExp(`\\b(?:${Object.keys(NAMES).join('|')})\\b`, 'gi');

/** Sounds and words of speaking that belong in no report. */
const OPENERS =
  /^(?:(?:um+|uh+|er|hmm+|okay so|ok so|alright so|and|so(?! (?:far|that|as|much|many|long)\b)),?\s+|(?:ok|okay|oh|ah|alright|all right|yeah|yep|well|like|now|then|actually|basically|anyway|let's see),\s+)+/i;
const FILLERS = /(?:,\s*)?\b(?:um+|uh+|er|hmm+|you know|I mean|I guess)\b(?:\s*,)?(?= |$)/gi;

/** Shorthand, acronyms and names as a report writes them; fillers of speech are left out. @param text one paragraph. */
export function expand(text: string): string {
  let out = text.replace(FILLERS, '');
  for (const [short, long] of SHORT) out = out.replace(short, long);
  return out
    .replace(CAPITALS, (word) => word.toUpperCase())
    .replace(NAME, (name) => NAMES[name.toLowerCase()] ?? name)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A sentence without the words that only lead to it: "okay so", "and". */
export function withoutOpener(sentence: string): string {
  return sentence.replace(/^and\/or/i.test(sentence) ? /^$/ : OPENERS, '');
}
