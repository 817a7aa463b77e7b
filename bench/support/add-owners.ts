import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { JoseTokenIssuer } from '../../server/adapters/crypto/jose-token-issuer.ts';
import { keptSecret } from '../../server/adapters/crypto/kept-secret.ts';
import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';
import type { BenchedProduct } from './benched-product.ts';

/** An account with a session and a report that is being written. */
export interface Owner {
  accountId: string;
  reportId: string;
  accessToken: string;
}

/** Adds accounts straight to the database: a thousand passwords would take minutes to hash. */
export async function addOwners({ prisma, dataDir }: BenchedProduct, count: number): Promise<Owner[]> {
  const tokens = new JoseTokenIssuer(await keptSecret(join(dataDir, 'jwt-secret')));
  const rows = Array.from({ length: count }, (_, index) => ({
    username: `owner-${index}@example.com`,
    accountId: randomUUID(),
    sessionId: randomUUID(),
    reportId: randomUUID(),
  }));
  await prisma.account.createMany({
    data: rows.map(({ accountId, username }) => ({
      id: accountId,
      username,
      passwordHash: 'none',
      subscriptionStatus: 'active' as const,
    })),
  });
  await prisma.session.createMany({ data: rows.map(({ accountId, sessionId }) => ({ id: sessionId, accountId })) });
  await prisma.report.createMany({
    data: rows.map(({ accountId, reportId }) => ({
      id: reportId,
      accountId,
      status: 'finding_comments' as const,
      ...DEFAULT_SETTINGS,
      writeHeader: false,
    })),
  });
  return Promise.all(rows.map(async (row) => ({ ...row, accessToken: await tokens.issueAccessToken(row) })));
}
