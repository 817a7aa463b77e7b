import { randomUUID } from 'node:crypto';
import { toRest } from '../../../support/template-shapes.ts';
import { formOf, GIF, wavFile } from '../../../support/test-web.ts';
import type { Call, Outcome } from './call.ts';
import { EXEMPT } from './reasons.ts';
import type { Scene } from './scene.ts';
import { SMALL_TEMPLATE, SMALLEST_EDIT } from './small-template.ts';

/** A call of the REST door. `{id}` stands for the owner's report, `{lesson}` for a lesson of the owner. */
function rest(
  route: string,
  rules: Omit<Call, 'name' | 'make'>,
  { query = '', body }: { query?: string; body?: (scene: Scene) => object } = {},
): Call {
  const [method = '', path = ''] = route.split(' ');
  const make = async (scene: Scene): Promise<Outcome> => {
    const target = path.replace('{id}', scene.reportId).replace('{lesson}', `${scene.lessonId}`) + query;
    const { status, body: answer } = await scene.client.rest(scene.caller.token, method, target, body?.(scene));
    return { code: status === 200 ? 'ok' : answer.code, answer: JSON.stringify(answer) };
  };
  return { name: `${method} /api${path}`, namesOwned: path.includes('{'), ...rules, make };
}

const credentials = ({ caller }: Scene) => ({ username: caller.username, password: 'password' });
const refreshToken = ({ caller }: Scene) => ({ refresh_token: caller.refreshToken });
const template = () => formOf(['file/mine.hr5', SMALL_TEMPLATE]);

/** Every call of the REST door. */
export const REST_CALLS: Call[] = [
  rest(
    'POST /auth/login',
    {
      access: 'visitor',
      because: EXEMPT.session,
      unproven: { code: 'UNAUTHENTICATED', besides: ['attempt_counts'] },
      changes: ['refresh_tokens', 'sessions'],
    },
    { body: credentials },
  ),
  rest(
    'POST /auth/refresh',
    {
      access: 'visitor',
      because: EXEMPT.session,
      unproven: { code: 'UNAUTHENTICATED', besides: [] },
      changes: ['refresh_tokens'],
    },
    { body: refreshToken },
  ),
  rest(
    'POST /auth/logout',
    { access: 'visitor', because: EXEMPT.session, changes: ['sessions'] },
    { body: refreshToken },
  ),
  rest(
    'POST /users/register',
    {
      access: 'visitor',
      because: EXEMPT.session,
      besides: ['accounts', 'attempt_counts', 'refresh_tokens', 'sessions'],
    },
    { body: () => ({ username: `${randomUUID()}@example.com`, password: 'password' }) },
  ),
  rest('GET /users/me', { access: 'account', because: EXEMPT.account }),
  rest(
    'PUT /users/password',
    { access: 'account', because: EXEMPT.account, changes: ['accounts'] },
    { body: () => ({ new_password: 'another password' }) },
  ),
  rest('DELETE /users/delete', { access: 'account', because: EXEMPT.account, changes: ['accounts', 'sessions'] }),
  rest('GET /users/empty-report-status', { access: 'account', because: EXEMPT.templateStatus, state: 'ready' }),
  rest(
    'POST /users/upload-empty-report',
    { access: 'subscriber', changes: ['current_templates', 'template_versions'] },
    { body: template },
  ),
  rest('POST /users/process-empty-report', { access: 'subscriber', state: 'ready', changes: ['current_templates'] }),
  rest(
    'POST /template/use-default-template',
    { access: 'subscriber', changes: ['current_templates', 'template_versions'] },
    { query: '?is_housemaster=false' },
  ),
  rest('GET /users/isn/credentials-status', { access: 'subscriber' }),
  rest(
    'POST /users/isn/upload-credentials',
    { access: 'subscriber', changes: ['isn_credentials'] },
    { body: () => ({ username: 'inspector', password: 'secret', company_key: 'other' }) },
  ),
  rest('DELETE /users/isn/delete-credentials', { access: 'subscriber', changes: ['isn_credentials'] }),
  rest(
    'PUT /users/isn/gives-back',
    { access: 'subscriber', changes: ['isn_credentials'] },
    { body: () => ({ gives_back: true }) },
  ),
  rest('GET /users/isn/orders', { access: 'subscriber', changes: ['isn_orders'] }, { query: '?force_update=true' }),
  rest('GET /template/get-template', { access: 'subscriber', state: 'ready' }),
  rest(
    'POST /template/update-template',
    { access: 'subscriber', state: 'ready', changes: ['current_templates', 'template_versions'] },
    { body: () => toRest(SMALLEST_EDIT) },
  ),
  rest('GET /template/get-maintenance-tips', { access: 'subscriber', state: 'ready' }),
  rest(
    'POST /template/enhance-comment',
    { access: 'subscriber' },
    { body: () => ({ user_comment: 'the gutter leaks' }) },
  ),
  rest('GET /reports/{id}/remarks', { access: 'subscriber', state: 'completed' }),
  rest('GET /lessons/list', { access: 'subscriber', state: 'completed' }),
  rest(
    'POST /lessons/teach',
    { access: 'subscriber', state: 'completed', namesOwned: true, changes: ['lessons'] },
    { body: ({ reportId }) => ({ report_id: reportId, remark: 0, target: null }) },
  ),
  rest('DELETE /lessons/{lesson}/forget', { access: 'subscriber', state: 'completed', changes: ['lessons'] }),
  rest('GET /template/versions', { access: 'subscriber', state: 'ready' }),
  rest(
    'POST /template/restore-version',
    { access: 'subscriber', state: 'ready', namesOwned: true, changes: ['current_templates'] },
    { body: ({ versionId }) => ({ version_id: versionId }) },
  ),
  rest('GET /template/download-template', { access: 'subscriber', state: 'ready' }),
  rest('GET /reports/list', { access: 'subscriber' }),
  rest('POST /reports/create-report', { access: 'subscriber', changes: ['reports'] }, { body: () => ({}) }),
  rest(
    'POST /reports/{id}/upload-audio',
    { access: 'subscriber', changes: ['audio_files', 'reports'] },
    { body: () => formOf(['audio_files/one.wav', wavFile()]) },
  ),
  rest(
    'POST /reports/{id}/upload-single-image',
    { access: 'subscriber', state: 'ready', changes: ['image_files', 'reports'] },
    { body: () => formOf(['image_file/front.gif', GIF]) },
  ),
  rest('POST /reports/{id}/process-report', { access: 'subscriber', state: 'ready', changes: ['reports'] }),
  rest('POST /reports/{id}/cancel-report', { access: 'subscriber', state: 'processing', changes: ['reports'] }),
  rest('DELETE /reports/{id}/delete', { access: 'subscriber', state: 'ready', changes: ['audio_files', 'reports'] }),
  rest('GET /reports/{id}/download-processed-report', { access: 'subscriber', state: 'completed' }),
  rest(
    'POST /billing/create-checkout-session',
    { access: 'account', because: EXEMPT.billing, changes: ['accounts'] },
    { body: () => ({ mode: 'immediate' }) },
  ),
  rest('POST /billing/create-portal-session', { access: 'account', because: EXEMPT.billing, changes: ['accounts'] }),
  rest(
    'POST /billing/webhook',
    { access: 'visitor', because: EXEMPT.provider, always: 'BAD_USER_INPUT' },
    { body: () => ({ type: 'customer.subscription.updated' }) },
  ),
  rest('GET /openapi.json', { access: 'visitor', because: EXEMPT.offer }),
];
