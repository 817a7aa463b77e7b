import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { wavHeader } from '../../tests/support/wav-header.ts';

const BOUNDARY = 'bench-boundary';
const PART_BYTES = 64 * 1024;

/** One part of a form that comes before the file, by its name. */
export type Fields = Record<string, string>;

/**
 * Sends a form with one recording of silence, made while it is sent.
 * @param file name of its part, and how many bytes it has.
 * @throws Error with what was answered when it is not 200.
 */
export async function sendRecording(
  url: string,
  headers: Record<string, string>,
  fields: Fields,
  file: { part: string; bytes: number },
): Promise<void> {
  const before = Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${file.part}"; filename="silence.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const length = before.length + head.length + file.bytes + tail.length;
  const question = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': length },
  });
  const answered = new Promise<void>((resolve, reject) => {
    question.on('error', reject);
    question.on('response', async (answer) => {
      const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
      if (answer.statusCode === 200 && !text.includes('"errors"')) resolve();
      else reject(new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
    });
  });
  await Promise.all([answered, pipeline(Readable.from(parts(before + head, file.bytes, tail)), question)]);
}

function* parts(start: string, bytes: number, end: string): Generator<Buffer> {
  const header = wavHeader(bytes);
  yield Buffer.from(start);
  yield header;
  const silence = Buffer.alloc(PART_BYTES);
  for (let left = bytes - header.length; left > 0; left -= PART_BYTES)
    yield silence.subarray(0, Math.min(left, PART_BYTES));
  yield Buffer.from(end);
}
