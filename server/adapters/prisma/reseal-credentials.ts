import type { PrismaClient, Transaction } from './client.ts';

/** Rows that are changed in one transaction: whoever saves one of them meanwhile waits that long. */
const BATCH = 100;

/** How passwords come from an older key to the current one. */
export interface Resealing {
  /** What a password begins with that the current key has sealed. */
  prefix: string;
  /** @returns null for a password that cannot be opened: it stays as it is. */
  reseal: (sealedPassword: string, accountId: string) => string | null;
  /** Told of each batch that is done. */
  onBatch: () => void;
  /** What follows when no password needs an older key any more, nor can come to. */
  end: () => void;
}

/**
 * Seals all passwords by the current key, in batches, while the product runs. Rows are locked, so that no save is
 * undone; a password that is replaced meanwhile is the newer one's business.
 * @returns accounts whose password cannot be opened.
 */
export async function resealCredentials(prisma: PrismaClient, resealing: Resealing): Promise<string[]> {
  for (;;) {
    const unreadable: string[] = [];
    let last: string | null = '';
    while (last !== null) {
      const after: string = last;
      last = await prisma.$transaction((tx) => resealBatch(tx, after, resealing, unreadable));
      if (last !== null) resealing.onBatch();
    }
    if (await prisma.$transaction((tx) => changeKeys(tx, unreadable, resealing))) return unreadable;
  }
}

/** @returns the last account of the batch; null when there was none. */
async function resealBatch(tx: Transaction, after: string, resealing: Resealing, unreadable: string[]) {
  const rows = await tx.$queryRaw<{ accountId: string; sealed: string }[]>`
    SELECT account_id AS "accountId", sealed_password AS sealed FROM isn_credentials
     WHERE account_id > ${after} AND NOT starts_with(sealed_password, ${resealing.prefix})
     ORDER BY account_id LIMIT ${BATCH} FOR UPDATE`;
  const resealed = new Map<string, string>();
  for (const { accountId, sealed } of rows) {
    const newer = resealing.reseal(sealed, accountId);
    if (newer === null) unreadable.push(accountId);
    else resealed.set(accountId, newer);
  }
  await tx.$executeRaw`
    UPDATE isn_credentials SET sealed_password = newer.sealed
      FROM unnest(${[...resealed.keys()]}::text[], ${[...resealed.values()]}::text[]) AS newer (account_id, sealed)
     WHERE isn_credentials.account_id = newer.account_id`;
  return rows.at(-1)?.accountId ?? null;
}

/**
 * Ends the change of keys if it is over. Who saves has the lock that is refused here from before a key is read until the
 * row is committed: a save is seen here, or begins after the end.
 */
async function changeKeys(tx: Transaction, unreadable: string[], { prefix, end }: Resealing): Promise<boolean> {
  await tx.$executeRaw`LOCK TABLE isn_credentials IN SHARE ROW EXCLUSIVE MODE`;
  const left = await tx.$queryRaw<unknown[]>`
    SELECT FROM isn_credentials
     WHERE NOT starts_with(sealed_password, ${prefix}) AND account_id <> ALL (${unreadable}) LIMIT 1`;
  if (left.length > 0) return false;
  end();
  return true;
}
