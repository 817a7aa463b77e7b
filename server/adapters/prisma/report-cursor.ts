import { AppError } from '../../domain/errors.ts';

/** Where a report stands in the list. */
export interface ReportPosition {
  createdAt: Date;
  id: string;
}

/** The position as an opaque string. */
export function encodeCursor({ createdAt, id }: ReportPosition): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

/** @throws AppError BAD_USER_INPUT for a string that is no cursor. */
export function decodeCursor(cursor: string): ReportPosition {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !id) {
    throw new AppError('BAD_USER_INPUT', 'This cursor is not one of the list. Read the list from its start.');
  }
  return { createdAt, id };
}
