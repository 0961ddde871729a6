import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { notice } from '../leaving.notices.ts';
import * as contract from './data-export.contract.ts';
import { dataExportRows, insertDataExport, selectDataExports } from './data-export.queries.ts';

const { dataExportPartBytes: partBytes } = sizeLimits;

export async function listDataExports({
  db,
  tenantId,
  actor,
}: CallContext): Promise<CallOutput<typeof contract.listDataExports>> {
  const rows = await selectDataExports(db, tenantId);
  const record = contract.listDataExports.output.shape.rows.element;
  return {
    rows: rows.map((row) =>
      toRecord(record, row, {
        parts: Math.ceil((row.bytes ?? 0) / partBytes),
        isMine: row.asked_by === actor.userId,
      }),
    ),
  };
}

/**
 * Notes that the archive is wanted; every administrator is told.
 * @throws AppError EXPORT_RUNNING; FORBIDDEN for who is no administrator: it holds what roles keep apart.
 */
export async function askDataExport(context: CallContext): Promise<{ id: string }> {
  const { db, tenantId, actor, clock } = context;
  if (!actor.isAdministrator) throw new AppError('FORBIDDEN', { permission: 'admin.export' });
  const at = clock.now().toISOString();
  const id = newId();
  await refusing(
    insertDataExport(db, {
      tenant_id: tenantId,
      id,
      status: 'waiting',
      asked_by: actor.userId,
      asked_at: at,
      seen_at: at,
      tables_total: null,
      stored_as: null,
      bytes: null,
      sha256: null,
      finished_at: null,
      expires_at: null,
    }),
    { data_export_one_open: () => new AppError('EXPORT_RUNNING') },
  );
  context.audit({ action: 'CREATE', resource: 'data_exports', resourceId: id });
  const told = await findPeopleWith(db, tenantId, 'admin.export');
  const others = told.filter((userId) => userId !== actor.userId);
  await notifyAll(context, others, {
    notice: notice('exportAsked', { person: actor.name }),
    link: '/dashboard/settings',
  });
  context.announce('data-exports');
  return { id };
}

/** @throws AppError NOT_FOUND for one of somebody else; WRONG_STATE while it is not ready, or any more. */
export async function readDataExportPart(
  context: CallContext,
  { dataExportId, part }: CallInput<typeof contract.readDataExportPart>,
): Promise<{ content: string }> {
  const { db, tenantId, actor, services } = context;
  const row = await dataExportRows.select(db, tenantId, dataExportId);
  if (!row || row.asked_by !== actor.userId) throw new AppError('NOT_FOUND');
  const { status, stored_as: storedAs, bytes } = row;
  if (storedAs === null || bytes === null) throw new AppError('WRONG_STATE', { status });
  const from = (part - 1) * partBytes;
  if (from >= bytes) throw new AppError('NOT_FOUND');
  const content = await services.files.readPart(storedAs, from, partBytes);
  if (part === 1) {
    context.audit({
      action: 'EXPORT',
      resource: 'data_exports',
      resourceId: dataExportId,
      newValues: { bytes, sha256: row.sha256 },
    });
  }
  return { content: writeBase64(content) };
}
