import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFillings } from '#client/registration/slot-view.tsx';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { recordPaymentSlot } from '../invoice.slots.ts';
import type { Invoice, InvoiceSummary } from '../invoice.contract.ts';
import { invoiceQuery } from '../invoice.hooks.ts';
import { takesPayment } from '../invoice.rules.ts';
import { t } from '../invoices.texts.ts';

export interface InvoiceRowTasks {
  onPrint: (invoice: Invoice) => void;
  onPay: (invoice: InvoiceSummary) => void;
}

/** The buttons of a row in the list, as far as the person holds the permissions. */
export function useInvoiceActions({ onPrint, onPay }: InvoiceRowTasks) {
  const queries = useQueryClient();
  const mayPay = useFillings(recordPaymentSlot).length > 0;

  async function print(invoiceId: string) {
    try {
      onPrint(await queries.fetchQuery(invoiceQuery(invoiceId)));
    } catch {
      notifyFailure({ title: t('failedToLoadOne'), onRetry: () => print(invoiceId) });
    }
  }

  return (invoice: InvoiceSummary): RowAction[] => [
    ...(mayPay && takesPayment(invoice.status)
      ? [{ label: t('recordPayment'), icon: 'wallet' as const, onClick: () => onPay(invoice) }]
      : []),
    {
      label: t('view'),
      icon: 'eye',
      renderRoot: (props) => <Link {...props} to={`/dashboard/billing/${invoice.id}`} />,
    },
    { label: t('print'), icon: 'print', onClick: () => void print(invoice.id) },
  ];
}
