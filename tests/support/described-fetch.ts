import { OpenapiContract, type OpenapiDocument } from './openapi-contract.ts';

/** The product answered otherwise than its own description says. */
export class NotAsDescribed extends Error {}

/** By the origin of the product. */
const contracts = new Map<string, Promise<OpenapiContract>>();

/**
 * Asks the REST door of a product that runs, and holds the answer against the OpenAPI document of the same product.
 * @throws NotAsDescribed when the answer is not as it says.
 */
export async function describedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(url);
  const contract = await contractOf(origin);
  const answer = await fetch(url, init);
  const problem = contract.problemOf({
    method: init.method ?? 'GET',
    path: pathname,
    status: answer.status,
    type: answer.headers.get('content-type') ?? undefined,
    body: await answer.clone().text(),
  });
  if (problem) throw new NotAsDescribed(`Not as /api/openapi.json says: ${problem}`);
  return answer;
}

function contractOf(origin: string): Promise<OpenapiContract> {
  const known = contracts.get(origin) ?? readContract(origin);
  contracts.set(origin, known);
  known.catch(() => contracts.delete(origin)); // it may be starting, or gone
  return known;
}

async function readContract(origin: string): Promise<OpenapiContract> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  if (!answer.ok) throw new Error(`The description is not to be had: ${answer.status}`);
  return new OpenapiContract((await answer.json()) as OpenapiDocument);
}
