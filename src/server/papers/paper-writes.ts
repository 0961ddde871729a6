import type { CallContext } from '../call-context.ts';
import { type WritableRows, writeNextVersion } from '../records/next-version.ts';
import type { PaperFrame } from './paper.ts';

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
  rows: WritableRows<unknown, Values>,
) {
  /** Writes the next version. @throws AppError STALE with the paper as someone else has stored it */
  return async (
    context: CallContext,
    { row, version }: { row: VersionedRow; version: number },
    values: Omit<Values, 'updated_at'>,
  ): Promise<void> => {
    const seen = { id: row.id, version, only: { status: row.status } };
    const columns = { ...values, updated_at: context.clock.now().toISOString() } as unknown as Values;
    await writeNextVersion(context, rows, seen, columns, () => paper.read(context, row.id));
  };
}
