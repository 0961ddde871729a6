import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#database/tables.ts';
import type { CallContext } from '../call-context.ts';

/** Which version of a record a person has seen. */
export interface SeenRecord {
  id: string;
  version: number;
  /** Columns that must also hold these values, such as `{ status: 'open' }`. */
  only?: object;
}

/** The part of `versionedRows` that writes. */
export interface WritableRows<Stored, Columns> {
  update(db: Db, seen: SeenRecord & { tenantId: string }, columns: Columns): Promise<Stored | undefined>;
}

/** Writes the next version of a record. @throws AppError STALE with what `read` says is stored */
export async function writeNextVersion<Stored, Columns>(
  { db, tenantId }: CallContext,
  rows: WritableRows<Stored, Columns>,
  seen: SeenRecord,
  columns: Columns,
  read: () => Promise<unknown>,
): Promise<Stored> {
  const written = await rows.update(db, { tenantId, ...seen }, columns);
  if (!written) throw new AppError('STALE', { current: await read() });
  return written;
}
