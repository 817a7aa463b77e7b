import type { PrismaClient } from '../../../../server/adapters/prisma/client.ts';

type Row = Record<string, unknown>;

/** Every row of every table. */
export type Snapshot = Map<string, Row[]>;

/** Names of the tables whose rows are not the same any more. */
interface Changes {
  /** Of the account. */
  own: string[];
  /** Of anybody or nobody else. */
  others: string[];
}

/** All that the database holds now. */
export async function takeSnapshot(prisma: PrismaClient): Promise<Snapshot> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`;
  const reads = tables.map(
    ({ name }) => `SELECT '${name}' AS name, coalesce(jsonb_agg(to_jsonb(t)), '[]') AS rows FROM public."${name}" t`,
  );
  const read = await prisma.$queryRawUnsafe<{ name: string; rows: Row[] }[]>(reads.join(' UNION ALL '));
  return new Map(read.map(({ name, rows }) => [name, rows]));
}

/** What is not the same any more, of an account's rows and of all others. */
export function changesBetween(before: Snapshot, after: Snapshot, accountId: string): Changes {
  const ids = idsOf([before, after], accountId);
  const changed = (isOwn: boolean) =>
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((table) => {
        const rowsOf = (snapshot: Snapshot) =>
          (snapshot.get(table) ?? [])
            .filter((row) => belongs(row, ids) === isOwn)
            .map((row) => JSON.stringify(row))
            .sort();
        return JSON.stringify(rowsOf(before)) !== JSON.stringify(rowsOf(after));
      })
      .sort();
  return { own: changed(true), others: changed(false) };
}

/** Identifiers of the account and of every row that hangs on it, however far. */
function idsOf(snapshots: Snapshot[], accountId: string): Set<unknown> {
  const rows = snapshots.flatMap((snapshot) => [...snapshot.values()].flat());
  const ids = new Set<unknown>([accountId]);
  for (let known = 0; known < ids.size; ) {
    known = ids.size;
    for (const row of rows) if (row.id && belongs(row, ids)) ids.add(row.id);
  }
  return ids;
}

function belongs(row: Row, ids: Set<unknown>): boolean {
  return Object.values(row).some((value) => ids.has(value));
}
