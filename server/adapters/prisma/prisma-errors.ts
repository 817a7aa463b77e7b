import { Prisma } from './generated/client.ts';

/** Codes of failures that the stores give a meaning. https://www.prisma.io/docs/orm/reference/error-reference */
const CODES = { taken: 'P2002', missingReference: 'P2003', missingRow: 'P2025' } as const;

/** Whether a query failed for this reason: a unique value taken, a reference to no row, no row to change. */
export function failedBecause(error: unknown, reason: keyof typeof CODES): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === CODES[reason];
}
