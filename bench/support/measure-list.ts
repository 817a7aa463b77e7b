import { addReports } from './add-reports.ts';
import { startBenchedProduct } from './benched-product.ts';
import { LIST_LENGTH } from './list-query.ts';
import { type ListServer, loadList } from './load-list.ts';
import { percentile } from './percentile.ts';
import { cpuMs } from './proc.ts';
import { startBareApollo } from './start-bare-apollo.ts';

const ROUNDS = 8;
const ROUND_MS = 2500;
const WARM_UP_MS = 4000;

/** One server's answers over all rounds. */
interface Answers {
  perSecond: number[];
  took: number[];
  cpuMs: number;
}

/**
 * The list of 50 reports from the product, and from a bare server on the same database, in turn: what else the machine
 * does meets both. Expected: at least 0.75 of the bare server's requests a second.
 */
export async function measureList(): Promise<void> {
  const product = await startBenchedProduct();
  try {
    await addReports(product.prisma, product.account.id, LIST_LENGTH);
    const bare = await startBareApollo(product.databaseUrl, product.account.id);
    const servers = { product: { ...product, accessToken: product.account.accessToken }, bare };
    for (const server of Object.values(servers)) await loadList(server, WARM_UP_MS);

    const answers = { product: noAnswers(), bare: noAnswers() };
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
      for (const name of order) await addRound(answers[name], servers[name]);
    }
    await bare.stop();
    print(answers);
  } finally {
    await product.stop();
  }
}

function noAnswers(): Answers {
  return { perSecond: [], took: [], cpuMs: 0 };
}

async function addRound(answers: Answers, server: ListServer & { pid: number }): Promise<void> {
  const before = cpuMs(server.pid);
  const took = await loadList(server, ROUND_MS);
  answers.cpuMs += cpuMs(server.pid) - before;
  answers.perSecond.push(took.length / (ROUND_MS / 1000));
  answers.took.push(...took);
}

function print(answers: Record<'product' | 'bare', Answers>): void {
  console.log(
    `\nList of ${LIST_LENGTH} reports, 50 connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each in turn`,
  );
  console.log('          requests/s  p50 ms  p99 ms  CPU ms a request');
  for (const [name, { perSecond, took, cpuMs }] of Object.entries(answers)) {
    const cells = [
      percentile(perSecond, 0.5).toFixed(0).padStart(10),
      percentile(took, 0.5).toFixed(0).padStart(6),
      percentile(took, 0.99).toFixed(0).padStart(6),
      (cpuMs / took.length).toFixed(2).padStart(16),
    ];
    console.log(`${name.padEnd(8)}  ${cells.join('  ')}`);
  }
  const shares = answers.product.perSecond.map((value, round) => value / (answers.bare.perSecond[round] ?? 0));
  const range = `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
  console.log(`share of the bare server: ${percentile(shares, 0.5).toFixed(2)} (${range}); expected: at least 0.75`);
}
