#!/usr/bin/env node
// Stands in for Prisma's native schema engine: the same JSON-RPC lines on standard input and output, answered by the
// engine's WebAssembly build over `pg`. Started by the Prisma command line; see ../prisma.mjs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { PostgresMigrationAdapter } from './postgres-migration-adapter.mjs';

/** The code that Prisma's command line reads for any failed request. */
const REQUEST_FAILED = 4466;

const args = process.argv.slice(2);
const option = (name) => args[args.indexOf(name) + 1];
const databaseUrl = args.includes('--datasource') ? JSON.parse(option('--datasource')).url : undefined;

async function withConnection(url, use) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use?.(client);
  } finally {
    await client.end();
  }
}

/** `cli can-connect-to-database` and `cli create-database`: answered by the exit code. */
async function runCommand(command) {
  const url = new URL(databaseUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  try {
    if (command === 'create-database') {
      url.pathname = '/postgres';
      await withConnection(url.href, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`));
    } else {
      await withConnection(databaseUrl);
    }
    process.exit(0);
  } catch (error) {
    const fields = {
      is_panic: false,
      error_code: error.code === '3D000' ? 'P1003' : 'P1001',
      message: error.message,
      meta: {},
    };
    const entry = { timestamp: '', level: 'ERROR', fields, target: 'schema_engine::logger' };
    process.stderr.write(`\n${JSON.stringify(entry)}\n`);
    process.exit(101);
  }
}

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const files = args.flatMap((arg, i) => (arg === '--datamodels' ? [args[i + 1]] : []));
  const datamodels = files.length > 0 ? files.map((file) => [file, readFileSync(file, 'utf8')]) : undefined;
  return bindings.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PostgresMigrationAdapter(databaseUrl)),
  );
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** The native engine prints a diff by asking the command line to; the WebAssembly build returns it. */
function print(content) {
  send({ id: 1_000_000, method: 'print', params: { content } });
}

let engineLoading;

async function answer({ method, params }) {
  // Loading connects to the database: a failure of it is the answer to the first request.
  engineLoading ??= loadEngine();
  const engine = await engineLoading;
  if (method === 'getDatabaseVersion') return engine.version(null);
  if (method === 'ensureConnectionValidity') return {};
  if (method === 'createDatabase') return { databaseName: new URL(databaseUrl).pathname.slice(1) };
  const result = await engine[method](params);
  if (method !== 'diff' || result?.stdout == null) return result ?? null;
  print(result.stdout);
  return { ...result, stdout: null };
}

if (args.includes('--version')) {
  console.log('schema-engine-wasm');
} else if (args.includes('cli')) {
  await runCommand(option('cli'));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const request = JSON.parse(line);
    if (!request.method) continue;
    try {
      send({ id: request.id, result: await answer(request) });
    } catch (error) {
      const data = {
        is_panic: false,
        message: error.message,
        error_code: error.code,
        meta: error.meta ?? null,
      };
      send({ id: request.id, error: { code: REQUEST_FAILED, message: error.message, data } });
    }
  }
  process.exit(0);
}
