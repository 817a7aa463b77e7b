import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES } from '../../server/config/variables.ts';
import { loadConfig, workerEnvironment } from '../../server/config.ts';
import { ROOT } from '../../server/root.ts';

describe('loadConfig', () => {
  it('runs without any variable', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      modelsDir: join(ROOT, 'models'),
      databaseUrl: null,
      roles: { web: true, worker: true },
      jwtSecret: null,
      s3: null,
      limits: {
        maxAudioBytes: 2 ** 30,
        maxAudioFiles: 50,
        maxImageBytes: 25 * 2 ** 20,
        maxImageFiles: 500,
        maxImagePixels: 100_000_000,
        maxTemplateBytes: 2 ** 26,
      },
      logLevel: 'info',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig({ PORT: '', JWT_SECRET: ' ' })).toMatchObject({ port: 4000, jwtSecret: null });
  });

  it('reads several keys for credentials, in order, and none where none is set', () => {
    const [one, two] = [`${'A'.repeat(43)}=`, `${'B'.repeat(42)}A=`];
    expect(loadConfig({ CREDENTIALS_KEY: `${one}, ${two}` }).credentialsKeys).toEqual([one, two]);
    expect(loadConfig({}).credentialsKeys).toEqual([]);
  });

  it.each([
    ['1024', 1024],
    ['3 KiB', 3072],
    ['2MiB', 2 * 2 ** 20],
  ])('reads the size %s', (text, bytes) => {
    expect(loadConfig({ MAX_IMAGE_BYTES: text }).limits.maxImageBytes).toBe(bytes);
  });

  it.each([
    ['PORT', '70000', 'PORT is not valid: it should be a whole number from 0 to 65535.'],
    ['PORT', 'http', 'PORT is not valid: it should be a whole number.'],
    ['ROLES', 'boss', 'ROLES is not valid: it should be web, worker or web,worker.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL is not valid: it should be an address such as postgresql://user:password@host:5432/name.',
    ],
    ['JWT_SECRET', 'short', 'JWT_SECRET is not valid: it should be at least 32 characters long.'],
    [
      'CREDENTIALS_KEY',
      `${'A'.repeat(43)}=,short`,
      'CREDENTIALS_KEY is not valid: it should be base64 of 32 bytes, several comma-separated.',
    ],
    ['MAX_AUDIO_BYTES', '0', 'MAX_AUDIO_BYTES is not valid: it should be a size such as 25 MiB, or a number of bytes.'],
    ['RECOGNITION_PARALLEL', '0', 'RECOGNITION_PARALLEL is not valid: it should be a whole number from 1 to 64.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is not valid: it should be debug, info, warn or error.'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL is not valid: it should be an e-mail address.'],
  ])('refuses %s=%s with one sentence that names it', (name, value, sentence) => {
    expect(() => loadConfig({ [name]: value })).toThrow(sentence);
  });

  it('refuses a worker alone without a database', () => {
    expect(() => loadConfig({ ROLES: 'worker' })).toThrow('ROLES=worker needs DATABASE_URL');
  });

  it('refuses one half of the credentials of the bucket', () => {
    expect(() => loadConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' })).toThrow('belong together');
  });

  it.each([
    ['proxies', { TRUSTED_PROXIES: '10.0.0.7, 10.0.0.0/8,::1' }, { trustedProxies: ['10.0.0.7', '10.0.0.0/8', '::1'] }],
    ['an address with a path', { PUBLIC_URL: 'https://app.example.com/x' }, { publicUrl: 'https://app.example.com' }],
    ['no Stripe and no ISN', {}, { stripe: null, isn: null, isnSandbox: null }],
    [
      'no Stripe and no ISN in production, said out loud',
      { NODE_ENV: 'production', SANDBOX: 'on' },
      { stripe: null, isn: null },
    ],
    [
      'domains of ISN',
      { ISN_DOMAINS: 'goisn.net, ISN.example.com', ISN_LOOKUP_URL: 'https://isn.example.com/url' },
      { isn: { domains: ['goisn.net', 'ISN.example.com'], lookUpUrl: 'https://isn.example.com/url' } },
    ],
    [
      'domains of ISN where everything else is played',
      { ISN_DOMAINS: 'goisn.net', SANDBOX: 'on' },
      { stripe: null, isn: { domains: ['goisn.net'] } },
    ],
    ['no language model', {}, { languageModel: null, languageModelSees: true }],
    ['a language model that is shown no pictures', { LANGUAGE_MODEL_VISION: 'off' }, { languageModelSees: false }],
    [
      'a language model without a key',
      { LANGUAGE_MODEL_URL: 'http://127.0.0.1:8080/v1', LANGUAGE_MODEL: 'small' },
      { languageModel: { url: 'http://127.0.0.1:8080/v1', model: 'small', key: null, maxTokensPerReport: 400_000 } },
    ],
    [
      'what a report may cost',
      {
        LANGUAGE_MODEL_URL: 'http://127.0.0.1:8080/v1',
        LANGUAGE_MODEL: 'small',
        LANGUAGE_MODEL_MAX_TOKENS_PER_REPORT: '0',
      },
      { languageModel: { maxTokensPerReport: 0 } },
    ],
    ['no speech service', {}, { speech: null }],
    [
      'a speech service with a key',
      { SPEECH_URL: 'https://a.example/v1', SPEECH_KEY: 'k' },
      { speech: { url: 'https://a.example/v1', model: 'whisper-1', key: 'k' } },
    ],
    [
      'a test key',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      { stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: null, apiUrl: null } },
    ],
    [
      'a live key in production',
      {
        NODE_ENV: 'production',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PRICE_ID: 'price_1',
      },
      {
        stripe: { priceId: 'price_1' },
        isn: {
          domains: ['inspectionsupport.net', 'goisn.net', '4isn.com', 'inspectionsupport.com'],
          lookUpUrl: 'https://isnadmin.com/rest/isn/url',
        },
      },
    ],
  ])('reads %s', (_what, env, config) => {
    expect(loadConfig(env)).toMatchObject(config);
  });

  it.each([
    ['production without a key', { NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY is not set. Set it, or say SANDBOX=on'],
    ['a sandbox that is off without a key', { SANDBOX: 'off' }, 'STRIPE_SECRET_KEY is not set.'],
    ['a key without the secret of its webhooks', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'needs STRIPE_WEBHOOK_SECRET'],
    ['a secret without its key', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'need STRIPE_SECRET_KEY'],
    [
      'a live key without a price',
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'needs STRIPE_PRICE_ID',
    ],
    ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY is not valid'],
    ['a domain of ISN with a port', { ISN_DOMAINS: 'goisn.net:8443' }, 'ISN_DOMAINS is not valid: it should be host'],
    ['an address as a domain of ISN', { ISN_DOMAINS: 'https://goisn.net' }, 'ISN_DOMAINS is not valid'],
    ['an IP address as a domain of ISN', { ISN_DOMAINS: '169.254.169.254' }, 'ISN_DOMAINS is not valid'],
    ['a name without a domain', { ISN_DOMAINS: 'localhost' }, 'ISN_DOMAINS is not valid'],
    ['a look-up in the clear', { ISN_LOOKUP_URL: 'http://isnadmin.com/rest/isn/url' }, 'ISN_LOOKUP_URL is not valid'],
    ['a sandbox elsewhere', { ISN_SANDBOX_URL: 'http://10.0.0.7:4002' }, 'ISN_SANDBOX_URL is not valid'],
    ['a language model without a name', { LANGUAGE_MODEL_URL: 'https://a.example/v1' }, 'belong together'],
    ['a language model without an address', { LANGUAGE_MODEL: 'small' }, 'belong together'],
    ['a key of no speech service', { SPEECH_KEY: 'k' }, 'SPEECH_KEY needs SPEECH_URL'],
    ['an address of a speech service that is none', { SPEECH_URL: 'a.example' }, 'SPEECH_URL is not valid'],
    ['a key of no language model', { LANGUAGE_MODEL_KEY: 'k' }, 'LANGUAGE_MODEL_KEY needs LANGUAGE_MODEL_URL'],
    [
      'an address of a language model that is none',
      { LANGUAGE_MODEL_URL: 'localhost:8080', LANGUAGE_MODEL: 'small' },
      'LANGUAGE_MODEL_URL is not valid',
    ],
    ['a proxy that is no address', { TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES is not valid'],
    [
      'an origin with a path',
      { CORS_ORIGINS: 'https://a.example, https://b.example/app' },
      'CORS_ORIGINS is not valid',
    ],
    ['every origin', { CORS_ORIGINS: '*' }, 'CORS_ORIGINS is not valid'],
    ['a network too small', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES is not valid'],
  ])('refuses %s', (_what, env, sentence) => {
    expect(() => loadConfig(env)).toThrow(sentence);
  });
});

it('gives the worker beside a web process its role and the same neighbours', () => {
  const started = { databaseUrl: 'postgresql://u:p@127.0.0.1:5000/postgres', port: 4321 };
  const env = { DATA_DIR: '/d', ROLES: 'web,worker', PORT: '0', ISN_SANDBOX_URL: 'http://127.0.0.1:1' };
  const config = { roles: { web: false, worker: true }, dataDir: '/d', port: 4321 };
  const isnSandbox = 'http://127.0.0.1:4323';
  expect(loadConfig(workerEnvironment({ ...started, isnSandbox }, env))).toMatchObject({ ...config, isnSandbox });
  expect(loadConfig(workerEnvironment({ ...started, isnSandbox: null }, env)).isnSandbox).toBeNull();
});

it('has a default that is valid and a meaning for every variable', () => {
  for (const { name, default: value, meaning } of CONFIG_VARIABLES) {
    expect(() => loadConfig({ [name]: value })).not.toThrow();
    expect(meaning).toMatch(/\.$/);
  }
});
