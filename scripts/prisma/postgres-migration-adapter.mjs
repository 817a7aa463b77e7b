// @prisma/adapter-pg 7.10 as the schema engine needs it, with three shortcomings made good:
//   1 the column type "char" (18) is not known to it;
//   2 `executeScript` cuts at every semicolon, also inside of functions;
//   3 given a connection string, its shadow database is the main database.
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

function correct(adapter) {
  const pool = adapter.underlyingDriver();
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let charColumns = [];

  adapter.performIO = async (query) => {
    const result = await performIO(query);
    charColumns = [];
    for (const [i, field] of result.fields.entries()) {
      if (field.dataTypeID !== CHAR_TYPE) continue;
      field.dataTypeID = TEXT_TYPE;
      charColumns.push(i);
    }
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const i of charColumns) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

export class PostgresMigrationAdapter extends PrismaPg {
  constructor(url) {
    super({ connectionString: url, max: 1 });
    this.url = url;
  }

  async connect() {
    return correct(await super.connect());
  }

  /** A new empty database, dropped when the engine is done with it. */
  async connectToShadowDb() {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`;
    await this.#administer(`CREATE DATABASE "${name}" TEMPLATE template0`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    const adapter = correct(await new PrismaPg({ connectionString: url.href, max: 1 }).connect());
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await this.#administer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    };
    return adapter;
  }

  async #administer(sql) {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}
