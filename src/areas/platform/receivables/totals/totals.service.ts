import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './totals.contract.ts';
import { total } from './totals.contract.ts';
import { selectTotals } from './totals.queries.ts';

export async function readTotals(
  context: CallContext,
  { by, year = Number(todayOf(context).slice(0, 4)) }: CallInput<typeof contract.readTotals>,
): Promise<CallOutput<typeof contract.readTotals>> {
  const { db, tenantId, actor } = context;
  const rows = await selectTotals(db, tenantId, { by, year, timeZone: actor.timeZone });
  return { year, rows: rows.map((row) => toRecord(total, row)) };
}

export async function exportTotals(context: CallContext, input: CallInput<typeof contract.exportTotals>) {
  const totals = await readTotals(context, input);
  const newValues = { totals: input.by, year: totals.year, rows: totals.rows.length };
  context.audit({ action: 'EXPORT', resource: 'client_invoices', newValues });
  return totals;
}
