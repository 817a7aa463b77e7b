/**
 * Does all of them, at most so many at a time, in order. The first failure ends it; what was begun is waited for.
 */
export async function inParallel<T>(all: readonly T[], most: number, each: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  let hasFailed = false;
  const workers = Array.from({ length: Math.min(most, all.length) }, async () => {
    try {
      for (let one = waiting.shift(); one !== undefined && !hasFailed; one = waiting.shift()) await each(one);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
  const outcomes = await Promise.allSettled(workers);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}
