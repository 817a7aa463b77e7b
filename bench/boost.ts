// npx tsx bench/boost.ts: time and memory of Boost by rules.
// Expected: the first comment within 5 s, others less than 100 ms each, and half of the memory back once the thread has ended.
import { setTimeout as sleep } from 'node:timers/promises';
import { RulesCommentWriter } from '../server/adapters/language/rules-comment-writer.ts';
import { COMMENT_EXAMPLES } from '../tests/support/boost/comment-examples.ts';

const IDLE_MS = 500;
const VOCABULARY = 5_000;
const LONGEST = 20_000;

const mb = () => `${Math.round(process.memoryUsage().rss / 1e6)} MB`;
const vocabulary = Array.from({ length: VOCABULARY }, (_, index) => `word${index.toString(36)}x`);
const comments = COMMENT_EXAMPLES.map(([before]) => before);
const longest = comments.join('. ').repeat(3).slice(0, LONGEST);

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const warn = (message: string, details?: Record<string, unknown>) => console.warn(message, details);
const writer = new RulesCommentWriter({ warn, idleMs: IDLE_MS });
console.log(`memory before:   ${mb()}`);
const first = await milliseconds(() => writer.enhance(comments[0] ?? '', vocabulary));
console.log(`first comment:   ${first.toFixed(0)} ms, with a vocabulary of ${VOCABULARY} words; memory then ${mb()}`);

const times: number[] = [];
for (const comment of comments) times.push(await milliseconds(() => writer.enhance(comment, vocabulary)));
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
console.log(`${times.length} comments:    median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(0.999)} ms`);

const long = await milliseconds(() => writer.enhance(longest, vocabulary));
console.log(`20,000 characters: ${long.toFixed(0)} ms; memory then ${mb()}`);
while (writer.threads > 0) await sleep(IDLE_MS);
await sleep(2 * IDLE_MS);
console.log(`memory when idle: ${mb()}`);
await writer.close();
