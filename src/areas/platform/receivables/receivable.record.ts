import { payableMinor } from '#areas/subscriptions/subscriptions.public.ts';
import { daysOverdue } from './ageing.rules.ts';
import type { AgedSum, OwingClient, Receivable } from './receivable.contract.ts';
import type { AgedRow, ListedInvoice, OwingRow } from './receivable.queries.ts';

/** An invoice of the register on a day at the operator's. */
export function toReceivable(row: ListedInvoice, today: string): Receivable {
  const isOpen = row.status === 'open';
  return {
    id: row.id,
    clientId: row.client_id,
    tenantName: row.tenant_name,
    number: row.number,
    kind: row.kind,
    planName: row.plan_name,
    amountMinor: row.amount_minor,
    discountMinor: row.discount_minor,
    creditedMinor: row.credited_minor,
    returnedMinor: row.returned_minor,
    owedMinor: isOpen ? payableMinor(row) : 0,
    currencyCode: row.currency_code,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    dueOn: row.due_on,
    status: row.status,
    daysOverdue: isOpen ? daysOverdue(row.due_on, today) : 0,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    version: row.version,
  };
}

export function toAgedSum(row: AgedRow): AgedSum {
  const { currency_code: currencyCode, invoices, owed_minor: owedMinor } = row;
  const { not_due, to_30, to_60, to_90, over_90 } = row;
  return { currencyCode, invoices, owedMinor, not_due, to_30, to_60, to_90, over_90 };
}

export function toOwingClient(row: OwingRow): OwingClient {
  return {
    id: `${row.client_id}/${row.currency_code}`,
    clientId: row.client_id,
    tenantName: row.tenant_name,
    isGone: row.is_gone,
    ...toAgedSum(row),
    oldestDueOn: row.oldest_due_on,
    lastReminderAt: row.last_reminder_at,
  };
}
