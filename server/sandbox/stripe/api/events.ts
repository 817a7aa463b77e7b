import { z } from 'zod';
import { boolean, text } from '../parameters/scalars.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, pageOf, paging } from './list.ts';
import { noSuch } from './missing.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const url = '/v1/events';

/** https://docs.stripe.com/api/events */
export const events = [
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'event',
    parameters: {},
    run(books, _given, id) {
      const { events } = books.state;
      const kept = Object.hasOwn(events, id) ? events[id] : undefined;
      if (!kept) throw noSuch('event', id, 'id', 404);
      return kept.event;
    },
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'event',
    list: true,
    parameters: {
      ...paging,
      created,
      delivery_success: boolean().optional(),
      type: text().optional(),
      types: z.array(text()).max(20).optional(),
    },
    run(books, { created: range, delivery_success: delivered, type, types, ...page }) {
      if (type && types)
        throw new StripeRefusal('You may only specify one of these parameters: type, types.', {
          code: 'parameters_exclusive',
          param: 'type',
        });
      const fitting = Object.values(books.state.events).filter(
        ({ event, state }) =>
          (type === undefined || matches(event.type, type)) &&
          (types === undefined || types.some((one) => matches(event.type, one))) &&
          (delivered === undefined || (state === 'delivered') === delivered) &&
          isWithin(event.created, range),
      );
      return pageOf(
        fitting.map(({ event }) => event),
        page,
        { noun: 'event', url },
      );
    },
  }),
];

/** `customer.*` stands for all that begins so. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
