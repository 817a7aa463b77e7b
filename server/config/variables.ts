import { z } from 'zod';
import { AppError } from '../domain/errors.ts';
import { bytes, hosts, integer, keys, origins, proxies, roles, secret, text, url } from './kinds.ts';

/** Every variable that is read. An empty default means: not set. */
const VARIABLES = {
  PORT: { default: '4000', schema: integer(0, 65535), meaning: 'Port of the web server; 0 takes a free one.' },
  HOST: {
    default: '127.0.0.1',
    schema: text.min(1, 'an address of this machine'),
    meaning:
      'Address that the web server listens on. The default is reached from this machine only; `0.0.0.0` from everywhere.',
  },
  DATA_DIR: {
    default: './data',
    schema: text.min(1, 'a folder'),
    meaning: 'Folder of everything that is kept: database, files, secret, log.',
  },
  MODELS_DIR: {
    default: './models',
    schema: text.min(1, 'a folder'),
    meaning:
      'Folder of the models (speech, and what sentences mean), relative to the program. Fetched into it when they are not there.',
  },
  DATABASE_URL: {
    default: '',
    schema: url(/^postgres(ql)?:/, 'postgresql://user:password@host:5432/name'),
    meaning: 'PostgreSQL server to use. Without it one is started with its data in `DATA_DIR`.',
  },
  ROLES: {
    default: 'web,worker',
    schema: roles,
    meaning:
      'What this process does: `web` answers people, `worker` writes reports, `web,worker` both (the worker as a child process). `worker` alone needs `DATABASE_URL`.',
  },
  JWT_SECRET: {
    default: '',
    schema: secret,
    meaning: 'Signs access tokens; at least 32 characters. Without it one is made and kept in `DATA_DIR`.',
  },
  CREDENTIALS_KEY: {
    default: '',
    schema: keys,
    meaning:
      'Seals the ISN passwords that are kept: base64 of 32 bytes; of several, comma-separated, the first seals and all open. Without it one is made and kept in `DATA_DIR`.',
  },
  FFMPEG_PATH: {
    default: '',
    schema: text,
    meaning: "The ffmpeg program. Without it the system's is taken, else the one that npm installed.",
  },
  S3_BUCKET: {
    default: '',
    schema: text,
    meaning: 'Bucket for files. Without it files are kept in `DATA_DIR`.',
  },
  S3_ENDPOINT: {
    default: '',
    schema: url(/^https?:/, 'https://s3.example.com'),
    meaning: 'Address of an S3-compatible server; without it Amazon S3.',
  },
  S3_REGION: { default: 'us-east-1', schema: text.min(1, 'a region'), meaning: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: {
    default: '',
    schema: text,
    meaning: "Key of the bucket. Without it the machine's own credentials are used.",
  },
  S3_SECRET_ACCESS_KEY: { default: '', schema: text, meaning: 'Secret that belongs to `S3_ACCESS_KEY_ID`.' },
  MAX_AUDIO_BYTES: { default: '1 GiB', schema: bytes, meaning: 'Largest recording.' },
  MAX_AUDIO_FILES: { default: '50', schema: integer(1, 1000), meaning: 'Most recordings of one report.' },
  MAX_IMAGE_BYTES: { default: '25 MiB', schema: bytes, meaning: 'Largest picture.' },
  MAX_IMAGE_FILES: { default: '500', schema: integer(1, 10_000), meaning: 'Most pictures of one report.' },
  MAX_IMAGE_PIXELS: {
    default: '100000000',
    schema: integer(1, 1_000_000_000),
    meaning: 'Most pixels of one picture: a small file may unpack to very many.',
  },
  MAX_TEMPLATE_BYTES: { default: '64 MiB', schema: bytes, meaning: 'Largest template file.' },
  RECOGNITION_PARALLEL: {
    default: '',
    schema: z.union([z.literal(''), integer(1, 64)]),
    meaning: 'Pieces of a recording that are recognised at the same time. Without it 2, or 1 on a single core.',
  },
  LOG_LEVEL: {
    default: 'info',
    schema: z.enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error'),
    meaning: 'Least weight of a line in `DATA_DIR/plumbline.log`.',
  },
  NODE_ENV: {
    default: 'development',
    schema: text,
    meaning:
      'With `production` nothing is played: the start is refused without `STRIPE_SECRET_KEY`, and ISN is the real one.',
  },
  SANDBOX: {
    default: '',
    schema: z.enum(['', 'on', 'off'], 'on or off'),
    meaning:
      'Whether a neighbour without a key is played by a sandbox: `on` also in production, `off` not even in development.',
  },
  PUBLIC_URL: {
    default: '',
    schema: url(/^https?:/, 'https://app.example.com'),
    meaning:
      'Address of the product for people: where they come back to from paying. Without it the one that they use.',
  },
  CORS_ORIGINS: {
    default: '',
    schema: origins,
    meaning:
      'Origins, comma-separated, of other web pages whose scripts may call `/api` and `/graphql`. Without it none may.',
  },
  TRUSTED_PROXIES: {
    default: '',
    schema: proxies,
    meaning:
      'Addresses or networks, comma-separated, of proxies that are believed who calls and by which address (`X-Forwarded-*`).',
  },
  STRIPE_SECRET_KEY: {
    default: '',
    schema: z
      .string()
      .regex(/^$|^(sk|rk)_(test|live)_/, 'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_'),
    meaning: 'Secret key of the Stripe account. Without it billing is played by a sandbox.',
  },
  STRIPE_WEBHOOK_SECRET: {
    default: '',
    schema: text,
    meaning: 'Signs what Stripe sends to `/api/billing/webhook`; belongs to `STRIPE_SECRET_KEY`.',
  },
  STRIPE_PRICE_ID: {
    default: '',
    schema: z.string().regex(/^$|^price_/, 'an id that begins with price_'),
    meaning: 'Price of Full Access. Without it, with a test key only, a price of $99 a month is made on first use.',
  },
  STRIPE_API_URL: {
    default: '',
    schema: url(/^https?:\/\/[^/]+\/?$/, 'https://api.stripe.com'),
    meaning: "Address of Stripe's API; without it Stripe's own.",
  },
  ISN_DOMAINS: {
    default: '',
    schema: hosts,
    meaning:
      'Domains, comma-separated, that ISN may be asked at: no other is. Without it, in production the known ones; else ISN is played by a sandbox.',
  },
  ISN_LOOKUP_URL: {
    default: 'https://isnadmin.com/rest/isn/url',
    schema: url(/^https:/, 'https://isnadmin.com/rest/isn/url'),
    meaning: 'Tells which of these domains serves a company.',
  },
  ISN_SANDBOX_URL: {
    default: '',
    schema: url(/^http:\/\/127\.0\.0\.1:\d+$/, 'http://127.0.0.1:4002'),
    meaning: 'Sandbox on this machine that plays ISN already; a web process tells the worker that it starts.',
  },
  LANGUAGE_MODEL_URL: {
    default: '',
    schema: url(/^https?:/, 'https://api.example.com/v1'),
    meaning:
      'Address of a server that speaks the chat completions of OpenAI, a vendor or your own: its language model rewrites comments in *Boost*, judges which comment a remark means and words new comments. Without it rules do, and no word leaves this machine.',
  },
  LANGUAGE_MODEL: { default: '', schema: text, meaning: 'Name of the model at `LANGUAGE_MODEL_URL`.' },
  LANGUAGE_MODEL_VISION: {
    default: 'on',
    schema: z.enum(['on', 'off'], 'on or off'),
    meaning:
      'Whether the language model is shown the pictures that neither time nor words can place; `off` for one that cannot see, or that must not.',
  },
  LANGUAGE_MODEL_KEY: {
    default: '',
    schema: text,
    meaning: 'Key for `LANGUAGE_MODEL_URL`, where it asks for one.',
  },
  LANGUAGE_MODEL_MAX_TOKENS_PER_REPORT: {
    default: '400000',
    schema: integer(0, 1_000_000_000),
    meaning:
      'Tokens that a report may cost, over all its runs; then rules go on. With 0 the model is used for *Boost* only.',
  },
  SPEECH_URL: {
    default: '',
    schema: url(/^https?:/, 'https://api.example.com/v1'),
    meaning:
      'Address of a server that speaks the audio transcriptions of OpenAI: it recognises recordings. Without it the speech model of this machine does, and no recording leaves it.',
  },
  SPEECH_MODEL: {
    default: 'whisper-1',
    schema: text.min(1, 'the name of a model'),
    meaning: 'Name of the model at `SPEECH_URL`.',
  },
  SPEECH_KEY: { default: '', schema: text, meaning: 'Key for `SPEECH_URL`, where it asks for one.' },
  LOGIN_ATTEMPTS_PER_ACCOUNT: {
    default: '10',
    schema: integer(1, 1_000_000),
    meaning: 'Log-ins with one user name, and checks of one ISN user, that may fail within 15 minutes.',
  },
  LOGIN_ATTEMPTS_PER_ADDRESS: {
    default: '100',
    schema: integer(1, 1_000_000),
    meaning: 'Registrations, and log-ins that may fail, from one address within 15 minutes.',
  },
  TERMS_URL: { default: '/terms', schema: text.min(1, 'an address'), meaning: 'Page with the terms and conditions.' },
  SUPPORT_EMAIL: {
    default: 'support@plumbline.example',
    schema: z.email('an e-mail address'),
    meaning: 'Where people are told to write for help.',
  },
  HELP_URL: {
    default: '',
    schema: text,
    meaning: 'Page with help on templates. Without it a letter to `SUPPORT_EMAIL`.',
  },
} satisfies Record<string, { default: string; schema: z.ZodType; meaning: string }>;

type VariableName = keyof typeof VARIABLES;
/** What was read, by name. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** The table of variables for people: what the README shows. An empty default means: not set. */
export const CONFIG_VARIABLES = Object.entries(VARIABLES).map(([name, variable]) => ({
  name,
  default: variable.default,
  meaning: variable.meaning,
}));

/** @throws AppError BAD_USER_INPUT with one sentence that names the variable. */
export function readVariables(env: NodeJS.ProcessEnv): Values {
  const entries = Object.entries(VARIABLES).map(([name, variable]) => {
    const result = (variable.schema as z.ZodType).safeParse(env[name]?.trim() || variable.default);
    if (result.success) return [name, result.data];
    const expected = result.error.issues[0]?.message;
    throw new AppError('BAD_USER_INPUT', `${name} is not valid: it should be ${expected}.`);
  });
  return Object.fromEntries(entries) as Values;
}
