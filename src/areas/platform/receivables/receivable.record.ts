import { toRecord } from '#database/to-record.ts';
import { payableMinor } from '#areas/subscriptions/subscriptions.public.ts';
import { daysOverdue } from './ageing.rules.ts';
import {
  owingClient,
  receivable,
  type AgedSum,
  type OwingClient,
  type Receivable,
} from './receivable.contract.ts';
import type { AgedRow, ListedInvoice, OwingRow } from './receivable.queries.ts';

/** An invoice of the register on a day at the operator's. */
export function toReceivable(row: ListedInvoice, today: string): Receivable {
  const isOpen = row.status === 'open';
  return toRecord(receivable, row, {
    owedMinor: isOpen ? payableMinor(row) : 0,
    daysOverdue: isOpen ? daysOverdue(row.due_on, today) : 0,
  });
}

export function toAgedSum(row: AgedRow): AgedSum {
  const { currency_code: currencyCode, invoices, owed_minor: owedMinor } = row;
  const { not_due, to_30, to_60, to_90, over_90 } = row;
  return { currencyCode, invoices, owedMinor, not_due, to_30, to_60, to_90, over_90 };
}

export function toOwingClient(row: OwingRow): OwingClient {
  return toRecord(owingClient, row, { id: `${row.client_id}/${row.currency_code}`, ...toAgedSum(row) });
}
