import { toRecord } from '#database/to-record.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPage } from '#kernel/page.ts';
import type * as contract from './closing.contract.ts';
import { closure, type Certificate, type Closure } from './closing.contract.ts';
import {
  type ClosureRow,
  closureRows,
  selectClosures,
  selectWaitingDays,
  writeWaitingDays,
} from './closing.queries.ts';
import { certificateText } from './closing.rules.ts';

export async function listClosures(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listClosures>,
) {
  const rows = await selectClosures(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.asked_at, row.id]);
  return { ...page, rows: page.rows.map(toClosure) };
}

/** @throws AppError NOT_FOUND */
export async function readClosure(
  context: CallContext,
  { closureId }: CallInput<typeof contract.readClosure>,
): Promise<Certificate> {
  const row = await requireClosure(context, closureId);
  context.audit({ action: 'VIEW', resource: 'account_closures', resourceId: closureId });
  return {
    ...toClosure(row),
    hospitalId: row.hospital_id,
    fileBytes: row.file_bytes,
    tables: Object.entries(row.row_counts)
      .filter(([, rows]) => rows > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([table, rows]) => ({ table, rows })),
    text: certifiedText(row),
  };
}

export async function recordClosurePrint(
  context: CallContext,
  { closureId, output }: CallInput<typeof contract.recordClosurePrint>,
) {
  await requireClosure(context, closureId);
  context.audit({
    action: 'PRINT',
    resource: 'account_closures',
    resourceId: closureId,
    newValues: { output },
  });
  return { recorded: true as const };
}

export async function readClosingPolicy({ db, tenantId }: CallContext) {
  return { waitingDays: await selectWaitingDays(db, tenantId) };
}

/** Accounts that are being closed already keep their date. */
export async function changeClosingPolicy(
  context: CallContext,
  { waitingDays }: CallInput<typeof contract.changeClosingPolicy>,
) {
  const { db, tenantId, clock } = context;
  const before = await selectWaitingDays(db, tenantId);
  await writeWaitingDays(db, tenantId, waitingDays, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'account_closures',
    oldValues: { waitingDays: before },
    newValues: { waitingDays },
  });
  context.announce('clients');
  return { waitingDays };
}

async function requireClosure({ db, tenantId }: CallContext, closureId: string): Promise<ClosureRow> {
  const row = await closureRows.select(db, tenantId, closureId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function toClosure(row: ClosureRow): Closure {
  return toRecord(closure, row, {
    rowsDeleted: Object.values(row.row_counts).reduce((sum, rows) => sum + rows, 0),
  });
}

/** The text that the certificate's hash was made of; null until everything is deleted. */
function certifiedText(row: ClosureRow): string | null {
  return row.begun_at === null || row.deleted_at === null ? null : textOf(row, row.begun_at, row.deleted_at);
}

export function textOf(row: ClosureRow, begunAt: string, deletedAt: string): string {
  return certificateText({
    certificate: row.id,
    hospital: { id: row.hospital_id, name: row.hospital_name, code: row.hospital_slug },
    askedBy: row.asked_by_name,
    askedAt: row.asked_at,
    reason: row.reason,
    closedAt: row.closes_at,
    begunAt,
    deletedAt,
    files: { count: row.file_count, bytes: row.file_bytes },
    rows: row.row_counts,
  });
}
