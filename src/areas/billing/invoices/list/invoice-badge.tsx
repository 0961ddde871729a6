import { StatusBadge } from '#ui/page/status-badge.tsx';
import { statusTone } from '../invoice.words.ts';
import type { InvoiceStatus } from '../invoice.rules.ts';
import { t } from '../invoices.texts.ts';

/** The status of an invoice. */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>;
}
