import { CallFailure } from './call-failure.ts';

/** `fetch` that ends an answer with an error after so many bytes: nobody's server fills our memory. */
export function limitBody(largest: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    let size = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > largest)
          controller.error(new CallFailure('unreadable', 'the answer is too large', { isPaid: true }));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
  };
}
