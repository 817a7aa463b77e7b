// Collects what is said on site, for the recogniser to expect: npm run train:speech
// Sentences of the development set and those of marked kind, each once. What recordings are measured by is left out: they tell how well new ones are heard.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server/root.ts';
import { readDictations, sentencesOf } from '../tests/quality/dictations.ts';
import { readKindDictations } from '../tests/quality/kinds.ts';

const dictations = (await readDictations('development')).filter(({ recording }) => recording === null);
const said = [...dictations, ...(await readKindDictations())].flatMap(({ text }) => sentencesOf(text));
const sentences = [...new Set(said)];

writeFileSync(
  join(ROOT, 'server/domain/dictation/speech/said-on-site.generated.ts'),
  `// Collected by scripts/collect-said.ts; not to be edited.
/** Sentences of dictations, as they were spoken. */
export const SAID_ON_SITE: readonly string[] = ${JSON.stringify(sentences, null, 2)};
`,
);
console.log(`${sentences.length} sentences of ${dictations.length} dictations and of the lines of marked kind`);
