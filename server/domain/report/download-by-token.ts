import { subscriptionRequired } from '../access.ts';
import { admits } from '../billing/subscription.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type Download, downloadOf, packageOf } from './download-report.ts';
import { reportNotFound } from './report-not-found.ts';

/** Seconds that an address with a download token opens its package. */
export const DOWNLOAD_TOKEN_SECONDS = 5 * 60;

/**
 * The package that a download token was made for, without a log-in.
 * @throws AppError UNAUTHENTICATED for a token that is malformed, expired, of another report or of a closed account;
 * SUBSCRIPTION_REQUIRED; NOT_FOUND for a report that was deleted or started again since.
 */
export async function downloadByToken(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files' | 'tokens'>,
  input: { reportId: string; token: string },
): Promise<Download> {
  const claims = await ports.tokens.readDownloadToken(input.token);
  const account = claims?.reportId === input.reportId && (await ports.accounts.findById(claims.accountId));
  if (!claims || !account) throw new AppError('UNAUTHENTICATED', 'This link has expired. Please download again.');
  if (!admits(account.subscriptionStatus)) throw subscriptionRequired();
  const report = await ports.reports.get(account.id, input.reportId);
  const result = packageOf(report);
  if (result?.version !== claims.version) throw reportNotFound();
  return downloadOf(ports.files, report, result);
}
