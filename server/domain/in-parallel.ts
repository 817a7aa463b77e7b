/**
 * Works on all of `tasks`, at most `atOnce` at the same time, begun in their order.
 * @throws the first failure; nothing more is begun then.
 */
export async function inParallel<T>(
  tasks: readonly T[],
  atOnce: number,
  work: (task: T, at: number) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks.entries()];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        await work(one[1], one[0]);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, next));
}
