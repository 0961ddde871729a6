import type { SearchHit } from '#client/registration/web-area.ts';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { listInvoices } from '../invoice.calls.ts';
import { patientName } from '../invoice.words.ts';
import { t } from '../invoices.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the invoices: by number, or by their patient. */
export async function findInvoiceHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await listInvoices({ search: text, limit: maxHits }, signal);
  return rows.map((row) => ({
    id: row.id,
    label: `${row.invoiceNumber}: ${patientName(row)}`,
    description: [formatMoney(row.totalMinor, row.currencyCode), t(`status_${row.status}`)].join(' · '),
    to: `/dashboard/billing/${row.id}`,
  }));
}
