import { randomUUID } from 'node:crypto';
import { toGraphql } from '../../../support/template-shapes.ts';
import { GIF, wavFile } from '../../../support/test-web.ts';
import type { Call, Outcome } from './call.ts';
import { EXEMPT } from './reasons.ts';
import type { Scene } from './scene.ts';
import { SMALL_TEMPLATE, SMALLEST_EDIT } from './small-template.ts';

type Rules = Omit<Call, 'name' | 'make'>;
type Variables = (scene: Scene) => Record<string, unknown>;

/** An operation over HTTP. `$…` of its text are declared by `variables`, a file is the variable `file` or `files`. */
function operation(
  kind: 'Query' | 'Mutation',
  text: string,
  rules: Rules,
  {
    declare = '',
    variables = () => ({}),
    files = {},
  }: {
    declare?: string;
    variables?: Variables;
    files?: Record<string, { name: string; content: Buffer }>;
  } = {},
): Call {
  const field = /^\w+/.exec(text)?.[0] ?? '';
  const query = `${kind.toLowerCase()}${declare && `(${declare})`} { ${text} }`;
  const make = async (scene: Scene): Promise<Outcome> => {
    const { body } = await scene.client.graphql(scene.caller.token, query, variables(scene), files);
    return { code: body.errors?.[0]?.extensions.code ?? 'ok', answer: JSON.stringify(body) };
  };
  return { name: `${kind}.${field}`, namesOwned: declare.includes('$id'), ...rules, make };
}

const query = operation.bind(null, 'Query');
const mutation = operation.bind(null, 'Mutation');
const ofReport = { declare: '$id: ID!', variables: ({ reportId }: Scene) => ({ id: reportId }) };
const credentials = {
  declare: '$username: String!',
  variables: ({ caller }: Scene) => ({ username: caller.username }),
};
const refreshToken = {
  declare: '$token: String!',
  variables: ({ caller }: Scene) => ({ token: caller.refreshToken }),
};

const QUERIES: Call[] = [
  query('me { id username subscriptionStatus }', { access: 'account', because: EXEMPT.account }),
  query('subscriptionStatus { status }', { access: 'account', because: EXEMPT.billing }),
  query('emptyReportStatus { emptyReport { fileName } }', {
    access: 'account',
    because: EXEMPT.templateStatus,
    state: 'ready',
  }),
  query('template { versionId fileName downloadUrl components { name } }', { access: 'subscriber', state: 'ready' }),
  query('maintenanceTips { component itemId commentIds }', { access: 'subscriber', state: 'ready' }),
  query('templateVersions { versionId change }', { access: 'subscriber', state: 'ready' }),
  query('reports(first: 50) { totalCount edges { node { id } } }', { access: 'subscriber' }),
  query('report(id: $id) { id downloadUrl }', { access: 'subscriber', state: 'completed' }, ofReport),
  query('remarks(reportId: $id) { words }', { access: 'subscriber', state: 'completed' }, ofReport),
  query('lessons { words }', { access: 'subscriber', state: 'completed' }),
  query('isnCredentialsStatus { hasCredentials credentials { username } }', { access: 'subscriber' }),
  query('isnOrders(forceUpdate: true) { orders { orderJson } }', { access: 'subscriber', changes: ['isn_orders'] }),
  query('uploadRules { maxAudioBytes }', { access: 'visitor', because: EXEMPT.offer }),
  query('reportStatuses { status }', { access: 'visitor', because: EXEMPT.offer }),
  query('pricing { planName }', { access: 'visitor', because: EXEMPT.offer }),
  query('site { termsUrl }', { access: 'visitor', because: EXEMPT.offer }),
];

const MUTATIONS: Call[] = [
  mutation(
    'login(username: $username, password: "password") { accessToken }',
    {
      access: 'visitor',
      because: EXEMPT.session,
      unproven: { code: 'UNAUTHENTICATED', besides: ['attempt_counts'] },
      changes: ['refresh_tokens', 'sessions'],
    },
    credentials,
  ),
  mutation(
    'refresh(refreshToken: $token) { accessToken }',
    {
      access: 'visitor',
      because: EXEMPT.session,
      unproven: { code: 'UNAUTHENTICATED', besides: [] },
      changes: ['refresh_tokens'],
    },
    refreshToken,
  ),
  mutation(
    'logout(refreshToken: $token)',
    { access: 'visitor', because: EXEMPT.session, changes: ['sessions'] },
    refreshToken,
  ),
  mutation(
    'register(username: $username, password: "password") { accessToken }',
    {
      access: 'visitor',
      because: EXEMPT.session,
      besides: ['accounts', 'attempt_counts', 'refresh_tokens', 'sessions'],
    },
    { ...credentials, variables: () => ({ username: `${randomUUID()}@example.com` }) },
  ),
  mutation('changePassword(newPassword: "another password")', {
    access: 'account',
    because: EXEMPT.account,
    changes: ['accounts'],
  }),
  mutation('deleteAccount', { access: 'account', because: EXEMPT.account, changes: ['accounts', 'sessions'] }),
  mutation('createCheckoutSession(mode: immediate) { url }', {
    access: 'account',
    because: EXEMPT.billing,
    changes: ['accounts'],
  }),
  mutation('createPortalSession { url }', { access: 'account', because: EXEMPT.billing, changes: ['accounts'] }),
  mutation(
    'uploadEmptyReport(file: $file) { emptyReport { status } }',
    { access: 'subscriber', changes: ['current_templates', 'template_versions'] },
    {
      declare: '$file: Upload!',
      variables: () => ({ file: null }),
      files: { 'variables.file': { name: 'mine.hr5', content: SMALL_TEMPLATE } },
    },
  ),
  mutation('processEmptyReport { status }', { access: 'subscriber', state: 'ready', changes: ['current_templates'] }),
  mutation('useDefaultTemplate(isHousemaster: false) { status }', {
    access: 'subscriber',
    changes: ['current_templates', 'template_versions'],
  }),
  mutation('saveIsnCredentials(username: "inspector", password: "secret", companyKey: "other") { givesBack }', {
    access: 'subscriber',
    changes: ['isn_credentials'],
  }),
  mutation('deleteIsnCredentials', { access: 'subscriber', changes: ['isn_credentials'] }),
  mutation('setIsnGivesBack(givesBack: true) { givesBack }', { access: 'subscriber', changes: ['isn_credentials'] }),
  mutation(
    'updateTemplate(components: $components, maintenanceTips: $tips) { template { versionId } }',
    { access: 'subscriber', state: 'ready', changes: ['current_templates', 'template_versions'] },
    {
      declare: '$components: [TemplateComponentInput!]!, $tips: [MaintenanceTipsInput!]!',
      variables: () => ({ ...toGraphql(SMALLEST_EDIT) }),
    },
  ),
  mutation(
    'restoreTemplateVersion(versionId: $id) { status }',
    { access: 'subscriber', state: 'ready', changes: ['current_templates'] },
    { declare: '$id: ID!', variables: ({ versionId }) => ({ id: versionId }) },
  ),
  mutation('enhanceComment(userComment: "the gutter leaks")', { access: 'subscriber' }),
  mutation('createReport(input: {}) { id }', { access: 'subscriber', changes: ['reports'] }),
  mutation(
    'uploadAudio(reportId: $id, files: $files) { id }',
    { access: 'subscriber', changes: ['audio_files', 'reports'] },
    {
      declare: '$id: ID!, $files: [Upload!]!',
      variables: ({ reportId }) => ({ id: reportId, files: [null] }),
      files: { 'variables.files.0': { name: 'one.wav', content: wavFile() } },
    },
  ),
  mutation(
    'uploadImage(reportId: $id, file: $file) { id }',
    { access: 'subscriber', state: 'ready', changes: ['image_files', 'reports'] },
    {
      declare: '$id: ID!, $file: Upload!',
      variables: ({ reportId }) => ({ id: reportId, file: null }),
      files: { 'variables.file': { name: 'front.gif', content: GIF } },
    },
  ),
  mutation('processReport(id: $id) { id }', { access: 'subscriber', state: 'ready', changes: ['reports'] }, ofReport),
  mutation(
    'cancelReport(id: $id) { id }',
    { access: 'subscriber', state: 'processing', changes: ['reports'] },
    ofReport,
  ),
  mutation(
    'deleteReport(id: $id)',
    { access: 'subscriber', state: 'ready', changes: ['audio_files', 'reports'] },
    ofReport,
  ),
  mutation(
    'teachLesson(input: { reportId: $id, remark: 0 }) { words }',
    { access: 'subscriber', state: 'completed', changes: ['lessons'] },
    ofReport,
  ),
  mutation(
    'forgetLesson(id: $id)',
    { access: 'subscriber', state: 'completed', changes: ['lessons'] },
    { declare: '$id: ID!', variables: ({ lessonId }) => ({ id: lessonId }) },
  ),
];

/** Every query and mutation. */
export const GRAPHQL_CALLS: Call[] = [...QUERIES, ...MUTATIONS];
