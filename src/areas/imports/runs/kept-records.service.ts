import { callRecords } from '#areas/audit/audit.public.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './import.contract.ts';
import { maxKeptNamed } from './import.contract.ts';
import { selectKept } from './import.queries.ts';
import { requireRun } from './import.service.ts';

/** What an undo left, by the names that the reader may read. @throws AppError NOT_FOUND */
export async function listKept(
  context: CallContext,
  { importRunId }: CallInput<typeof contract.listKept>,
): Promise<{ rows: { resource: string; recordId: string; name: string | null }[] }> {
  const run = await requireRun(context, importRunId);
  const kept = await selectKept(context.db, context.tenantId, run.id, maxKeptNamed);
  const records = kept.map(({ resource, record_id: recordId }) => ({ resource, recordId }));
  const names = await callRecords(context, records);
  return { rows: records.map((record) => ({ ...record, name: names.get(record.recordId) || null })) };
}
