import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { withAnnouncement } from '../../../../server/domain/dictation/findings.ts';
import { Meanings } from '../../../../server/domain/dictation/matching/meanings.ts';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { followSections } from '../../../../server/domain/dictation/places/follow-sections.ts';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { ROOT } from '../../../../server/root.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const { template } = await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));

const encoder = await sentenceEncoder();
const meanings = await Meanings.of(indexTemplate(template), encoder);

/** The section of each thing that was said. */
async function sectionsOf(said: string): Promise<string[]> {
  const { remarks } = await indexTranscript(transcriptOf(said), template, { encoder });
  await meanings.read(remarks.map(withAnnouncement));
  const places = followSections(remarks, template, meanings);
  return remarks.flatMap(({ kind }, at) => (kind === 'announcement' ? [] : (places[at]?.component ?? '')));
}

describe('the sections that a speaker goes through', async () => {
  it('are those announced', async () => {
    const said = 'Roof. Several shingles are torn. Kitchen. The faucet drips.';
    expect(await sectionsOf(said)).toEqual(['ROOFING', 'KITCHEN']);
  });

  it('change without a header when what is said belongs elsewhere', async () => {
    const said =
      'Roof. Several shingles are torn. The gutters are clogged. The main panel has two wires under one breaker. ' +
      'An open knockout in the panel. The outlets in the den have an open ground.';
    expect(await sectionsOf(said)).toEqual([
      'ROOFING',
      'ROOFING',
      'ELECTRICAL SYSTEM',
      'ELECTRICAL SYSTEM',
      'ELECTRICAL SYSTEM',
    ]);
  });

  it('change right after an item was announced when another section holds what is spoken of', async () => {
    expect(await sectionsOf('Exterior. Driveway. The gutters are packed full of leaves.')).toEqual(['ROOFING']);
    expect(await sectionsOf('Exterior. Driveway. The surface is full of holes.')).toEqual(['EXTERIOR']);
  });

  it('hold for a remark that could be said of several, and for the first after a header', async () => {
    expect(await sectionsOf('Garage. The floor is cracked. It is stained too.')).toEqual(['GARAGE', 'GARAGE']);
  });

  it('are those of the remarks where the template has no comment at all', () => {
    expect(followSections([], { ...template, components: [] }, meanings)).toEqual([]);
  });
});
