import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';

/**
 * Where the file of one version is to be had for `DOWNLOAD_TOKEN_SECONDS` without a log-in. Opens this version of the
 * actor's, and nothing else.
 * @param input `versionId`: as it was handed to the one who asks; `origin`: where they see the product.
 */
export async function templateDownloadAddress(
  ports: Pick<Ports, 'accounts' | 'tokens'>,
  actor: Actor | null,
  { versionId, origin }: { versionId: string; origin: string },
): Promise<string> {
  const { accountId } = await requireSubscriber(ports, actor);
  const token = await ports.tokens.issueTemplateToken({ accountId, versionId });
  return `${origin}/api/template/download-template?token=${token}`;
}
