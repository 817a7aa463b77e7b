import { AppError } from '../../domain/errors.ts';
import { Prisma } from './generated/client.ts';

/** Codes of failures that the stores give a meaning. https://www.prisma.io/docs/orm/reference/error-reference */
const CODES = { taken: 'P2002', missingReference: 'P2003', missingRow: 'P2025' } as const;

/** Whether a query failed for this reason: a unique value taken, a reference to no row, no row to change. */
export function failedBecause(error: unknown, reason: keyof typeof CODES): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === CODES[reason];
}

/** character_not_in_repertoire, here always U+0000. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const NOT_A_CHARACTER = '22021';

/** The failure of a query with a text that PostgreSQL cannot keep, for the person who sent it; null for any other. */
export function unkeepableText(error: unknown): AppError | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { cause?: { originalCode?: string } } };
  if (driverAdapterError?.cause?.originalCode !== NOT_A_CHARACTER) return null;
  return new AppError('BAD_USER_INPUT', 'A text holds a null character, which cannot be kept. Please take it out.', {
    cause: error,
  });
}
