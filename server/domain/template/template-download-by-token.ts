import { subscriptionRequired } from '../access.ts';
import { admits } from '../billing/subscription.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { Download } from '../report/download-report.ts';
import { templateDownloadOf } from './download-template.ts';

/**
 * The file of the version that a template token was made for, without a log-in.
 * @throws AppError UNAUTHENTICATED for a token that is malformed, expired or of a closed account;
 * SUBSCRIPTION_REQUIRED; NOT_FOUND for a version that is not kept any more.
 */
export async function templateDownloadByToken(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'tokens'>,
  input: { token: string },
): Promise<Download> {
  const claims = await ports.tokens.readTemplateToken(input.token);
  const account = claims && (await ports.accounts.findById(claims.accountId));
  if (!claims || !account) throw new AppError('UNAUTHENTICATED', 'This link has expired. Please download again.');
  if (!admits(account.subscriptionStatus)) throw subscriptionRequired();
  return templateDownloadOf(ports, await ports.templates.version(account.id, claims.versionId));
}
