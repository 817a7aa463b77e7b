/** An answer that a test gives when it wants. */
export function heldAnswer<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Answer>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
