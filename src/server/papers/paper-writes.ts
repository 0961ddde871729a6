import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#database/tables.ts';
import type { CallContext } from '../call-context.ts';
import type { PaperFrame } from './paper.ts';

/** The part of `versionedRows` that writes. */
interface VersionedTable<Values> {
  update(
    db: Db,
    seen: { tenantId: string; id: string; version: number; only?: object },
    values: Values,
  ): Promise<unknown>;
}

/** A stored row of a paper that changes until it is signed. */
interface VersionedRow {
  id: string;
  status: string;
}

/**
 * The write of a paper that changes until it is signed: it names the version that its writer saw, and goes through only
 * while the paper has the status that it was read with.
 */
export function paperWrites<Row extends VersionedRow, Paper, Values extends object>(
  paper: Pick<PaperFrame<Row, Paper>, 'read'>,
  rows: VersionedTable<Values>,
) {
  /** Writes the next version. @throws AppError STALE with the paper as someone else has stored it */
  return async (
    context: CallContext,
    { row, version }: { row: Row; version: number },
    values: Omit<Values, 'updated_at'>,
  ): Promise<void> => {
    const { db, tenantId, clock } = context;
    const seen = { tenantId, id: row.id, version, only: { status: row.status } };
    const written = await rows.update(db, seen, {
      ...values,
      updated_at: clock.now().toISOString(),
    } as unknown as Values);
    if (!written) throw new AppError('STALE', { current: await paper.read(context, row.id) });
  };
}
