import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from './domain/errors.ts';
import type { UploadLimits } from './domain/upload-limits.ts';
import { ROOT } from './root.ts';

const KIB = 1024;
const UNITS = { KiB: KIB, MiB: KIB ** 2, GiB: KIB ** 3 };

const text = z.string();
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`);
const bytes = z
  .string()
  .regex(/^[1-9]\d{0,11} ?(KiB|MiB|GiB)?$/, 'a size such as 25 MiB, or a number of bytes')
  .transform((value) => Number.parseInt(value, 10) * (UNITS[value.slice(-3) as keyof typeof UNITS] ?? 1));
const roles = z
  .string()
  .regex(/^(web|worker|web,worker|worker,web)$/, 'web, worker or web,worker')
  .transform((value) => ({ web: value.includes('web'), worker: value.includes('worker') }));
const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => value === '' || (URL.canParse(value) && protocols.test(value)), `an address such as ${example}`);
const secret = z.string().refine((value) => value === '' || value.length >= 32, 'at least 32 characters long');

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
    meaning: 'Folder of the speech models, relative to the program. Fetched into it when they are not there.',
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
  TERMS_URL: { default: '/terms', schema: text.min(1, 'an address'), meaning: 'Page with the terms and conditions.' },
  SUPPORT_EMAIL: {
    default: 'support@plumbline.example',
    schema: z.email('an e-mail address'),
    meaning: 'Where people are told to write for help.',
  },
} satisfies Record<string, { default: string; schema: z.ZodType; meaning: string }>;

type VariableName = keyof typeof VARIABLES;
type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** The table of variables for people: what the README shows. An empty default means: not set. */
export const CONFIG_VARIABLES = Object.entries(VARIABLES).map(([name, variable]) => ({
  name,
  default: variable.default,
  meaning: variable.meaning,
}));

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
}

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
    ffmpegPath: values.FFMPEG_PATH || undefined,
    s3: values.S3_BUCKET ? s3Config(values) : null,
    limits: {
      maxAudioBytes: values.MAX_AUDIO_BYTES,
      maxAudioFiles: values.MAX_AUDIO_FILES,
      maxImageBytes: values.MAX_IMAGE_BYTES,
      maxTemplateBytes: values.MAX_TEMPLATE_BYTES,
    },
    recognitionParallel: values.RECOGNITION_PARALLEL || Math.min(2, availableParallelism()),
    logLevel: values.LOG_LEVEL,
    termsUrl: values.TERMS_URL,
    supportEmail: values.SUPPORT_EMAIL,
  };
}

/** The environment of the worker that a web process starts beside itself, on the same database. */
export function workerEnvironment(databaseUrl: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...env, ROLES: 'worker', DATABASE_URL: databaseUrl };
}

function readVariables(env: NodeJS.ProcessEnv): Values {
  const entries = Object.entries(VARIABLES).map(([name, variable]) => {
    const result = (variable.schema as z.ZodType).safeParse(env[name]?.trim() || variable.default);
    if (result.success) return [name, result.data];
    const expected = result.error.issues[0]?.message;
    throw new AppError('BAD_USER_INPUT', `${name} is not valid: it should be ${expected}.`);
  });
  return Object.fromEntries(entries) as Values;
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
