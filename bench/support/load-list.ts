import { Agent, request } from 'node:http';
import { LIST_LENGTH, LIST_QUERY } from './list-query.ts';

const CONNECTIONS = 50;

/** A server that answers the list. */
export interface ListServer {
  origin: string;
  accessToken?: string;
}

/**
 * Asks for the list over 50 connections that are kept open, each with its next question as soon as it has the answer.
 * @returns milliseconds of each answer that came within the time.
 * @throws Error for any answer but the whole list.
 */
export async function loadList({ origin, accessToken }: ListServer, milliseconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const body = JSON.stringify({ query: LIST_QUERY, variables: { first: LIST_LENGTH } });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const ask = () =>
    new Promise<Buffer>((resolve, reject) => {
      const question = request(`${origin}/graphql`, { method: 'POST', agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts)));
        answer.on('error', reject);
      });
      question.on('error', reject);
      question.end(body);
    });

  assertWhole(await ask());
  const took: number[] = [];
  const end = performance.now() + milliseconds;
  const connection = async () => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      const answer = await ask();
      if (answer.includes('"errors"')) assertWhole(answer);
      const now = performance.now();
      if (now <= end) took.push(now - asked);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return took;
}

function assertWhole(answer: Buffer): void {
  const { data } = JSON.parse(answer.toString()) as { data?: { reports?: { edges: unknown[] } } };
  if (data?.reports?.edges.length !== LIST_LENGTH) throw new Error(`Not the list: ${answer.subarray(0, 300)}`);
}
