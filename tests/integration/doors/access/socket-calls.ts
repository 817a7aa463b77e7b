import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Call, Outcome } from './call.ts';
import { EXEMPT } from './reasons.ts';
import type { Scene } from './scene.ts';

/** Milliseconds between two rounds of events: the first ones may come before the subscription stands. */
const ROUND_MS = 50;

/** An operation over the socket; it comes to what is told first. */
function subscription(
  name: string,
  text: string,
  rules: Omit<Call, 'name' | 'make'>,
  variables: (scene: Scene) => Record<string, unknown> = () => ({}),
): Call {
  const make = async (scene: Scene): Promise<Outcome> => {
    const client = createClient({
      url: `${scene.client.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: scene.caller.token },
      retryAttempts: 0,
    });
    const rounds = setInterval(() => void tellAll(scene), ROUND_MS);
    try {
      const { value } = await client.iterate({ query: text, variables: variables(scene) }).next();
      return outcomeOf(value?.errors, value);
    } catch (failure) {
      if ((failure as { code?: number }).code === 4403) return { code: 'UNAUTHENTICATED', answer: '' };
      return outcomeOf(failure as Failures, failure);
    } finally {
      clearInterval(rounds);
      await client.dispose();
    }
  };
  return { name, ...rules, make };
}

type Failures = { extensions: { code: Outcome['code'] } }[] | undefined;

function outcomeOf(failures: Failures, answer: unknown): Outcome {
  return { code: failures?.[0]?.extensions.code ?? 'ok', answer: JSON.stringify(answer) };
}

/** Events of the owner first, so that they are what a leak would show. */
async function tellAll({ web, owner, reportId, caller }: Scene): Promise<void> {
  const all = [
    { accountId: owner.accountId, reportId },
    { accountId: caller.accountId ?? owner.accountId, reportId: caller.reportId },
  ];
  for (const event of all) await web.events.publish({ type: 'reportChanged', ...event });
}

/** Every subscription. */
export const SOCKET_CALLS: Call[] = [
  subscription('Subscription.reportChanged', 'subscription { reportChanged { reportId report { id } } }', {
    access: 'subscriber',
  }),
  subscription(
    'Subscription.reportChanged(id)',
    'subscription ($id: ID!) { reportChanged(id: $id) { reportId report { id } } }',
    { access: 'subscriber', namesOwned: true },
    ({ reportId }) => ({ id: reportId }),
  ),
  subscription('Subscription.subscriptionStatusChanged', 'subscription { subscriptionStatusChanged { status } }', {
    access: 'account',
    because: EXEMPT.billing,
  }),
];
