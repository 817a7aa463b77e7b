import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** The files of a zip by their names, in the order in which they stand in it. */
export async function unzip(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const file = await open(Buffer.from(zip), { lazyEntries: true, autoClose: false });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    file.on('end', resolve).on('error', reject);
    file.on('entry', (entry: yauzl.Entry) => {
      file.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          files.set(entry.fileName, bytes);
          file.readEntry();
        }, reject);
      });
    });
    file.readEntry();
  });
  file.close();
  return files;
}
