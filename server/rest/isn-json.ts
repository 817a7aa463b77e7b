import { z } from 'zod';
import type { IsnCredentialsStatus } from '../domain/isn/credentials-status.ts';
import type { CachedOrders } from '../domain/isn/isn-store.ts';

/** How the connection to ISN is set up. Specification, point 3. */
export const isnStatusSchema = z.object({
  has_credentials: z.boolean(),
  credentials: z.object({ username: z.string(), company_key: z.string() }).nullable(),
  gives_back: z.boolean().describe('Whether finished reports are linked from their ISN orders'),
});

export function isnStatusJson(status: IsnCredentialsStatus): z.infer<typeof isnStatusSchema> {
  const { hasCredentials, credentials, givesBack } = status;
  return {
    has_credentials: hasCredentials,
    credentials: credentials && { username: credentials.username, company_key: credentials.companyKey },
    gives_back: givesBack,
  };
}

const pairs = (description: string) =>
  z.record(z.string(), z.tuple([z.string(), z.string()])).describe(`${description}: each a pair of name and value`);

/** Orders with the fields of the specification, point 3, and what else a header takes. */
export const isnOrdersSchema = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      datetime: z.string().nullable().describe('In the time of the place; null while unscheduled'),
      report_info: pairs('House and inspection'),
      client_data: pairs('The client, with the town of the house'),
      client_address: pairs("The client's own address"),
      agents: z.array(
        z.object({ PFName: z.string(), PLName: z.string(), PRole: z.enum(['Buyer Agent', 'Listing Agent']) }),
      ),
    }),
  ),
  fetched_at: z.iso.datetime().describe('When they were read from ISN'),
});

export function isnOrdersJson({ orders, fetchedAt }: CachedOrders): z.infer<typeof isnOrdersSchema> {
  return { orders, fetched_at: fetchedAt.toISOString() };
}
