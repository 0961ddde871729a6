import { useQueryClient } from '@tanstack/react-query';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFillings } from '#client/registration/slot-view.tsx';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { useSendInvoice } from '../detail/use-send-invoice.ts';
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
  const may = useMay();
  const mayPay = useFillings(recordPaymentSlot).length > 0;
  const sending = useSendInvoice({
    onSent(sent) {
      // What costs nothing is paid by being sent.
      if (takesPayment(sent.status)) onPay(sent);
    },
  });

  async function print(invoiceId: string) {
    try {
      onPrint(await queries.fetchQuery(invoiceQuery(invoiceId)));
    } catch (error) {
      tellFailure({ title: t('failedToLoadOne'), error, onRetry: () => print(invoiceId) });
    }
  }

  /** Shown for any invoice that is not paid; a draft owes nothing until it is sent, so that is asked first. */
  function payActions(invoice: InvoiceSummary): RowAction[] {
    const action = { label: t('recordPayment'), icon: 'wallet' } as const;
    if (!mayPay) return [];
    if (takesPayment(invoice.status)) return [{ ...action, onClick: () => onPay(invoice) }];
    if (invoice.status !== 'draft' || !may('billing.write')) return [];
    const isBusy = sending.busyId === invoice.id;
    return [{ ...action, isBusy, onClick: () => void sending.start(invoice) }];
  }

  return (invoice: InvoiceSummary): RowAction[] => [
    ...payActions(invoice),
    {
      label: t('view'),
      icon: 'eye',
      renderRoot: (props) => <Link {...props} to={`/dashboard/billing/${invoice.id}`} />,
    },
    { label: t('print'), icon: 'print', onClick: () => void print(invoice.id) },
  ];
}
