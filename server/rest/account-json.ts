import { z } from 'zod';
import type { Session } from '../domain/account/session.ts';
import { SUBSCRIPTION_STATUSES } from '../domain/billing/subscription.ts';

/** Answer to registering, logging in and refreshing. Specification, point 7. */
export const sessionSchema = z.object({
  success: z.literal(true),
  access_token: z.string().describe('Sent as Authorization: Bearer …; valid for 15 minutes'),
  refresh_token: z.string().describe('Exchanged once for new tokens; valid for 30 days'),
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  has_used_free_trial: z.boolean(),
});

export function sessionJson({ accessToken, refreshToken, account }: Session): z.infer<typeof sessionSchema> {
  return {
    success: true,
    access_token: accessToken,
    refresh_token: refreshToken,
    subscription_status: account.subscriptionStatus,
    has_used_free_trial: account.hasUsedFreeTrial,
  };
}
