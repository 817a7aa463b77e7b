import { Readable } from 'node:stream';
import yazl from 'yazl';
import { needed } from '../kept.ts';
import type { Stage, Work } from '../stage.ts';

/** Same content, same bytes: the package's entries carry no time of their own. */
const ENTRY_TIME = new Date('1980-01-01T00:00:00Z');

/** Writes the report into the template's file; with pictures, a zip of both. */
export const createPackage: Stage = {
  status: 'creating_final_download_package',
  appliesTo: () => true,
  async run(work, tools) {
    const written = await tools.codec.writeReport(await work.template(), await needed(work, 'written'));
    const file = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
    const images = work.images.filter((image) => !image.isExcluded);
    if (images.length === 0) await work.putPackage('report.hr5', 'application/xml', Readable.from([file]));
    else await work.putPackage('report.zip', 'application/zip', zipOf(file, images));
  },
};

function zipOf(report: Buffer, images: Work['images']): Readable {
  const zip = new yazl.ZipFile();
  zip.addBuffer(report, 'report.hr5', { mtime: ENTRY_TIME });
  const used = new Set(['report.hr5']);
  for (const image of images) {
    zip.addReadStreamLazy(uniqueName(image.name, used), { mtime: ENTRY_TIME, compress: false }, (done) => {
      image.open().then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => output.destroy(error as Error));
  zip.end();
  return output;
}

/** A name for the top level of the package: no folders, no odd characters, none twice whatever the case. */
function uniqueName(name: string, used: Set<string>): string {
  const safe =
    name
      .replace(/^.*[\\/]/, '')
      .replace(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '') || 'picture';
  const dot = safe.lastIndexOf('.') > 0 ? safe.lastIndexOf('.') : safe.length;
  let candidate = safe;
  for (let n = 2; used.has(candidate.toLowerCase()); n++) candidate = `${safe.slice(0, dot)}-${n}${safe.slice(dot)}`;
  used.add(candidate.toLowerCase());
  return candidate;
}
