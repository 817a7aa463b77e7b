import { randomUUID } from 'node:crypto';
import { explanationOf } from '../../../support/explanation.ts';
import { RawClient } from '../../../support/raw-client.ts';
import { formOf, type TestWeb, wavFile } from '../../../support/test-web.ts';

const EXPLANATION = explanationOf('the chimney flashing is loose');

/** Who calls. */
export const CALLERS = ['visitor', 'made-up token', 'another subscriber', 'expired owner', 'owner'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** How far the owner's report has come; beyond `created` there is a template, too. */
export type ReportState = 'created' | 'ready' | 'processing' | 'completed';

/** Somebody who calls, with what they know: a visitor knows nothing. */
interface Caller {
  token: string | undefined;
  accountId: string | null;
  refreshToken: string;
  username: string;
  /** A report of their own; the owner's where it is the owner. */
  reportId: string;
}

/** An owner with a report and ISN credentials, and somebody who calls. */
export interface Scene {
  web: TestWeb;
  client: RawClient;
  owner: { accountId: string; username: string };
  /** The owner's. */
  reportId: string;
  /** The owner's current version of the template; null before `ready`. */
  versionId: string | null;
  /** What the owner has taught; null before `completed`. */
  lessonId: string | null;
  caller: Caller;
}

/** Sets up a scene of its own for one call. */
export async function setScene(web: TestWeb, kind: CallerKind, state: ReportState): Promise<Scene> {
  const client = new RawClient(web.origin);
  const owner = await web.logIn();
  const reportId = await reportOf(web, client, owner, state);
  const { versionId } = (await web.app.templates.status(owner.actor)) ?? { versionId: null };
  const lessonId = state === 'completed' ? await taughtOf(web, owner, reportId) : null;
  const known = { accountId: owner.account.id, username: owner.username };
  const scene = { web, client, owner: known, reportId, versionId, lessonId };
  if (kind === 'expired owner') {
    await web.prisma.account.update({ where: { id: owner.account.id }, data: { subscriptionStatus: 'canceled' } });
  }
  if (kind === 'visitor' || kind === 'made-up token') {
    const token = kind === 'visitor' ? undefined : 'made-up';
    const username = `${randomUUID()}@example.com`;
    return { ...scene, caller: { token, accountId: null, refreshToken: 'made-up', username, reportId } };
  }
  const isOther = kind === 'another subscriber';
  const person = isOther ? await web.logIn() : owner;
  const own = isOther ? await reportOf(web, client, person, state) : reportId;
  const { accessToken: token, refreshToken, username, account } = person;
  return { ...scene, caller: { token, accountId: account.id, refreshToken, username, reportId: own } };
}

async function reportOf(
  web: TestWeb,
  client: RawClient,
  { actor, accessToken }: Awaited<ReturnType<TestWeb['logIn']>>,
  state: ReportState,
): Promise<string> {
  const { id } = await web.app.reports.create(actor, {});
  const username = `isn-${actor.accountId}`;
  await web.app.isn.saveCredentials(actor, { username, password: 'secret', companyKey: 'sandbox' });
  if (state === 'created') return id;
  await web.app.templates.chooseDefault(actor, { isHousemaster: false });
  await client.rest(accessToken, 'POST', `/reports/${id}/upload-audio`, formOf(['audio_files/one.wav', wavFile()]));
  if (state === 'ready') return id;
  await web.app.reports.process(actor, { reportId: id, forceRestart: false });
  if (state === 'completed') await web.complete(id, '<written>', EXPLANATION);
  return id;
}

async function taughtOf(
  web: TestWeb,
  { actor }: Awaited<ReturnType<TestWeb['logIn']>>,
  reportId: string,
): Promise<string> {
  return (await web.app.lessons.teach(actor, { reportId, remark: 0, target: null })).id;
}
