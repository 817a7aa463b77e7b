import { Readable } from 'node:stream';
import yazl from 'yazl';
import { explainReport } from '../explain-report.ts';
import { kept, needed, type PackedPicture } from '../kept.ts';
import type { Stage, Work } from '../stage.ts';

/** Same content, same bytes: the package's entries carry no time of their own. */
const ENTRY_TIME = new Date('1980-01-01T00:00:00Z');

/** Writes the report into the template's file; with pictures, a zip of both. What explains it is kept beside it. */
export const createPackage: Stage = {
  status: 'creating_final_download_package',
  appliesTo: () => true,
  async run(work, tools) {
    await work.putExplanation(await explainReport(work));
    const written = await tools.codec.writeReport(await work.template(), await needed(work, 'written'));
    const file = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
    const pictures = (await kept(work, 'packed')) ?? [];
    if (pictures.length === 0) await work.putPackage('report.hr5', 'application/xml', Readable.from([file]));
    else await work.putPackage('report.zip', 'application/zip', zipOf(work, file, pictures));
  },
};

function zipOf(work: Work, report: Buffer, pictures: readonly PackedPicture[]): Readable {
  const zip = new yazl.ZipFile();
  zip.addBuffer(report, 'report.hr5', { mtime: ENTRY_TIME });
  for (const { fileName, scratch } of pictures) {
    zip.addReadStreamLazy(fileName, { mtime: ENTRY_TIME, compress: false }, (done) => {
      work.getScratch(scratch).then(
        ({ body }) => done(null, body),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => output.destroy(error as Error));
  zip.end();
  return output;
}
