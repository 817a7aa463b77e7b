import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { unzip } from '../unzip.ts';

/** What stands in a report.zip, and the words that the comment of each placed picture comes from. */
export async function packageContent(zip: Uint8Array): Promise<{
  files: Map<string, Buffer>;
  heard: Map<string, string>;
}> {
  const files = await unzip(zip);
  const report = readWrittenReport(files.get('report.hr5') ?? Buffer.alloc(0));
  const heard = new Map<string, string>();
  for (const { items } of report.sections) {
    for (const { pictures, comments } of items) {
      for (const { fileName, commentId } of pictures) {
        const comment = comments.find(({ id }) => id === commentId);
        heard.set(fileName, comment?.heard.map(({ words }) => words).join(' ') ?? '');
      }
    }
  }
  return { files, heard };
}
