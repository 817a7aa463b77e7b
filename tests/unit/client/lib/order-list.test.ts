import { describe, expect, it, vi } from 'vitest';
import type { ReadOrders } from '../../../../client/lib/isn/isn-documents.ts';
import { OrderList } from '../../../../client/lib/isn/order-list.ts';
import { heldAnswer } from '../../../support/client/held-answer.ts';

const orders = (fetchedAt: string) => ({ fetchedAt, orders: [] }) as unknown as ReadOrders;

/** A list whose requests are answered by the test, one after the other. */
function heldList() {
  const answers: ReturnType<typeof heldAnswer<ReadOrders>>[] = [];
  const request = vi.fn((_forceUpdate: boolean) => {
    const answer = heldAnswer<ReadOrders>();
    answers.push(answer);
    return answer.promise;
  });
  return { list: new OrderList(request), request, answers };
}

describe('the list of orders', () => {
  it('is read by one request at a time, however many ask', async () => {
    const { list, request, answers } = heldList();
    const reads = [false, true, true].map((forceUpdate) => list.read({ forceUpdate }));
    expect(list.state).toEqual({ read: null, isReading: true, failure: null });
    answers[0]?.resolve(orders('1'));
    await Promise.all(reads);
    expect(request.mock.calls).toEqual([[false]]);
    expect(list.state).toEqual({ read: orders('1'), isReading: false, failure: null });
  });

  it('is reused until a refresh is forced', async () => {
    const { list, request, answers } = heldList();
    const first = list.read({ forceUpdate: false });
    answers[0]?.resolve(orders('1'));
    await first;
    await list.read({ forceUpdate: false });
    expect(request).toHaveBeenCalledTimes(1);
    const forced = list.read({ forceUpdate: true });
    expect(list.state).toEqual({ read: orders('1'), isReading: true, failure: null });
    answers[1]?.resolve(orders('2'));
    await forced;
    expect(request.mock.calls).toEqual([[false], [true]]);
    expect(list.state.read).toEqual(orders('2'));
  });

  it('keeps what was read before when a reading fails, and tells why until the next one', async () => {
    const { list, answers } = heldList();
    const first = list.read({ forceUpdate: false });
    answers[0]?.resolve(orders('1'));
    await first;
    const failing = list.read({ forceUpdate: true });
    answers[1]?.reject(new Error('down'));
    await failing;
    expect(list.state).toEqual({ read: orders('1'), isReading: false, failure: new Error('down') });
    void list.read({ forceUpdate: true });
    expect(list.state.failure).toBeNull();
  });

  it('does not take what was asked for before it was forgotten, and may be read at once', async () => {
    const { list, request, answers } = heldList();
    const old = list.read({ forceUpdate: false });
    list.forget();
    const next = list.read({ forceUpdate: false });
    expect(request).toHaveBeenCalledTimes(2);
    answers[0]?.resolve(orders('old'));
    await old;
    expect(list.state).toEqual({ read: null, isReading: true, failure: null });
    answers[1]?.resolve(orders('new'));
    await next;
    expect(list.state.read).toEqual(orders('new'));
  });

  it('tells its listeners of each change until they stop', () => {
    const { list } = heldList();
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    void list.read({ forceUpdate: false });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    list.forget();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
