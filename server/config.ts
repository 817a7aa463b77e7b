import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type LanguageModelConfig, languageModelConfig, type ModelConfig, speechConfig } from './config/models.ts';
import { readVariables, type Values } from './config/variables.ts';
import { AppError } from './domain/errors.ts';
import type { UploadLimits } from './domain/upload-limits.ts';
import { ROOT } from './root.ts';

interface S3Config {
  bucket: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null where the machine has credentials of its own. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** How this process is to run. Folders are absolute paths. */
export interface Config {
  /** 0 for any free one. */
  port: number;
  host: string;
  dataDir: string;
  modelsDir: string;
  /** Null: a server of our own. */
  databaseUrl: string | null;
  roles: { web: boolean; worker: boolean };
  /** Null: one that is kept in the data folder. */
  jwtSecret: string | null;
  /** Each as base64, the current one first; empty: those that are kept in the data folder. */
  credentialsKeys: string[];
  /** Undefined: to be looked for. */
  ffmpegPath: string | undefined;
  /** Null: files in the data folder. */
  s3: S3Config | null;
  limits: UploadLimits;
  /** Pieces of recordings that are recognised at the same time. */
  recognitionParallel: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  termsUrl: string;
  supportEmail: string;
  /** Null: a letter to the support. */
  helpUrl: string | null;
  /** The product's address for people; null: the one that they use. */
  publicUrl: string | null;
  /** Origins of other web pages whose scripts may call both doors. */
  corsOrigins: string[];
  trustedProxies: string[];
  /** Null: played by a sandbox. */
  stripe: StripeConfig | null;
  /** Null: played by a sandbox. */
  isn: IsnConfig | null;
  /** Address of a sandbox that plays ISN already; null where there is none yet. */
  isnSandbox: string | null;
  /** Null: comments are boosted, and reports written, by rules. */
  languageModel: LanguageModelConfig | null;
  /** Whether the language model is shown pictures. */
  languageModelSees: boolean;
  /** Null: the speech model of this machine. */
  speech: ModelConfig | null;
  attemptLimits: { perAccount: number; perAddress: number };
}

interface IsnConfig {
  /** The only host names that ISN is asked at. */
  domains: string[];
  /** Tells which of them serves a company. */
  lookUpUrl: string;
}

interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Null, with a test key only: a price that is made on first use. */
  priceId: string | null;
  /** Null: Stripe's own. */
  apiUrl: string | null;
}

/** Domains that ISN is known to serve companies at. */
const KNOWN_ISN_DOMAINS = ['inspectionsupport.net', 'goisn.net', '4isn.com', 'inspectionsupport.com'];

/**
 * Reads the configuration; an empty variable counts as not set.
 * @param env the environment of the process; nothing else reads it.
 * @throws AppError BAD_USER_INPUT with one sentence that names the variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = readVariables(env);
  if (!values.ROLES.web && !values.DATABASE_URL) {
    throw new AppError(
      'BAD_USER_INPUT',
      'ROLES=worker needs DATABASE_URL: name the database that the web process uses.',
    );
  }
  if (Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY)) {
    throw new AppError(
      'BAD_USER_INPUT',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    modelsDir: resolve(ROOT, values.MODELS_DIR),
    databaseUrl: values.DATABASE_URL || null,
    roles: values.ROLES,
    jwtSecret: values.JWT_SECRET || null,
    credentialsKeys: values.CREDENTIALS_KEY,
    ffmpegPath: values.FFMPEG_PATH || undefined,
    s3: values.S3_BUCKET ? s3Config(values) : null,
    limits: {
      maxAudioBytes: values.MAX_AUDIO_BYTES,
      maxAudioFiles: values.MAX_AUDIO_FILES,
      maxImageBytes: values.MAX_IMAGE_BYTES,
      maxImageFiles: values.MAX_IMAGE_FILES,
      maxImagePixels: values.MAX_IMAGE_PIXELS,
      maxTemplateBytes: values.MAX_TEMPLATE_BYTES,
    },
    recognitionParallel: values.RECOGNITION_PARALLEL || Math.min(2, availableParallelism()),
    logLevel: values.LOG_LEVEL,
    termsUrl: values.TERMS_URL,
    supportEmail: values.SUPPORT_EMAIL,
    helpUrl: values.HELP_URL || null,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    stripe: stripeConfig(values),
    isn: isnConfig(values),
    isnSandbox: values.ISN_SANDBOX_URL || null,
    languageModel: languageModelConfig(values),
    languageModelSees: values.LANGUAGE_MODEL_VISION === 'on',
    speech: speechConfig(values),
    attemptLimits: {
      perAccount: values.LOGIN_ATTEMPTS_PER_ACCOUNT,
      perAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS,
    },
  };
}

/** What a web process knows once it has started. */
interface Started {
  databaseUrl: string;
  /** That it really listens on. */
  port: number;
  /** Address of the sandbox that plays ISN; null where the real one is asked. */
  isnSandbox: string | null;
}

/** The environment of the worker that a web process starts beside itself, with the same neighbours. */
export function workerEnvironment(started: Started, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { databaseUrl, port, isnSandbox } = started;
  const neighbours = { DATABASE_URL: databaseUrl, PORT: String(port), ISN_SANDBOX_URL: isnSandbox ?? '' };
  return { ...env, ROLES: 'worker', ...neighbours };
}

/** Whether neighbours that are not configured are played. */
function isPlayed({ SANDBOX, NODE_ENV }: Values): boolean {
  return SANDBOX === 'on' || (SANDBOX === '' && NODE_ENV !== 'production');
}

/** Null where the sandbox plays. */
function isnConfig(values: Values): IsnConfig | null {
  const { ISN_DOMAINS: domains, ISN_LOOKUP_URL: lookUpUrl } = values;
  if (domains.length === 0 && isPlayed(values)) return null;
  return { domains: domains.length > 0 ? domains : KNOWN_ISN_DOMAINS, lookUpUrl };
}

function s3Config(values: Values): S3Config {
  return {
    bucket: values.S3_BUCKET,
    endpoint: values.S3_ENDPOINT || null,
    region: values.S3_REGION,
    credentials: values.S3_ACCESS_KEY_ID
      ? { accessKeyId: values.S3_ACCESS_KEY_ID, secretAccessKey: values.S3_SECRET_ACCESS_KEY }
      : null,
  };
}

/** Null where the sandbox plays. */
function stripeConfig(values: Values): StripeConfig | null {
  const refuse = (sentence: string) => new AppError('BAD_USER_INPUT', sentence);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = values;
  if (!secretKey) {
    if (webhookSecret || priceId) throw refuse('STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID need STRIPE_SECRET_KEY.');
    if (isPlayed(values)) return null;
    throw refuse('STRIPE_SECRET_KEY is not set. Set it, or say SANDBOX=on to have billing played without real money.');
  }
  if (!webhookSecret) {
    throw refuse(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: the signing secret of the webhook endpoint in Stripe.',
    );
  }
  if (!priceId && secretKey.includes('_live_')) {
    throw refuse('A live STRIPE_SECRET_KEY needs STRIPE_PRICE_ID: the id of the monthly price of Full Access.');
  }
  return { secretKey, webhookSecret, priceId: priceId || null, apiUrl: values.STRIPE_API_URL || null };
}
