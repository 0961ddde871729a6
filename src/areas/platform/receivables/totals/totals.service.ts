import type { CallContext } from '#server/call-context.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './totals.contract.ts';
import { selectTotals } from './totals.queries.ts';

export async function readTotals(
  context: CallContext,
  { by, year = Number(todayOf(context).slice(0, 4)) }: CallInput<typeof contract.readTotals>,
): Promise<CallOutput<typeof contract.readTotals>> {
  const { db, tenantId, actor } = context;
  const rows = await selectTotals(db, tenantId, { by, year, timeZone: actor.timeZone });
  return {
    year,
    rows: rows.map((row) => ({
      period: row.period,
      currencyCode: row.currency_code,
      invoices: row.invoices,
      invoicedMinor: row.invoiced_minor,
      discountMinor: row.discount_minor,
      creditedMinor: row.credited_minor,
      returnedMinor: row.returned_minor,
      settledMinor: row.settled_minor,
      owedMinor: row.owed_minor,
      receivedMinor: row.received_minor,
    })),
  };
}

export async function exportTotals(context: CallContext, input: CallInput<typeof contract.exportTotals>) {
  const totals = await readTotals(context, input);
  const newValues = { totals: input.by, year: totals.year, rows: totals.rows.length };
  context.audit({ action: 'EXPORT', resource: 'client_invoices', newValues });
  return totals;
}
