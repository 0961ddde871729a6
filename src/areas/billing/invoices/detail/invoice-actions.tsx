import { useRef, useState } from 'react';
import { Link } from '#client/link.tsx';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useFillings } from '#client/registration/slot-view.tsx';
import { useFirstField } from '#ui/form/use-first-field.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { recordPaymentSlot } from '../invoice.slots.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t as creditTexts } from '../../credits/credits.texts.ts';
import { isCreditable, takesPayment } from '../invoice.rules.ts';
import { t } from '../invoices.texts.ts';
import { useSecondPerson } from '../../limits/form/second-person-fields.tsx';
import { SendBeyondForm } from './send-beyond-form.tsx';
import { useSendInvoice } from './use-send-invoice.ts';

export interface InvoiceActionsProps {
  invoice: Invoice;
  onTask: (task: 'print' | 'void' | 'pay' | 'credit') => void;
}

/** An invoice that was just sent is mostly paid next. */
function readNext(raw: RawSearch) {
  return { next: textOf(raw['next']) };
}

/** What can be done with an invoice in its present state, as far as the person may. */
export function InvoiceActions({ invoice, onTask }: InvoiceActionsProps) {
  const may = useMay();
  const row = useRef<HTMLDivElement>(null);
  const [{ next }] = useSearchParameters(readNext);
  useFirstField(row);
  const second = useSecondPerson();
  const [isBeyond, setBeyond] = useState(false);
  const sending = useSendInvoice({
    onBeyond(error) {
      second.note(error);
      setBeyond(true);
    },
  });
  const mayPay = useFillings(recordPaymentSlot).length > 0 && takesPayment(invoice.status);
  const isDraft = may('billing.write') && invoice.status === 'draft';
  const isUntouched = invoice.paidMinor === 0 && invoice.creditedMinor === 0;
  const mayVoid = may('billing.write') && invoice.status !== 'void' && isUntouched;
  const mayCredit = may('billing.write') && isCreditable(invoice.status) && invoice.totalMinor > 0;
  return (
    <div ref={row}>
      <HeadActions
        actions={[
          { label: t('print'), icon: 'print', onClick: () => onTask('print') },
          isDraft && {
            label: t('edit'),
            icon: 'edit',
            renderRoot: (props) => <Link {...props} to={`/dashboard/billing/${invoice.id}/edit`} />,
          },
          isDraft && {
            label: t('send'),
            icon: 'share',
            isMain: true,
            isBusy: sending.isBusy,
            onClick: () => void sending.start(invoice),
          },
          mayPay && {
            label: t('recordPayment'),
            icon: 'wallet',
            isMain: true,
            isAsked: next === 'pay',
            onClick: () => onTask('pay'),
          },
          mayCredit && {
            label: creditTexts('creditItems'),
            icon: 'receipt',
            onClick: () => onTask('credit'),
          },
          mayVoid && { label: t('void'), icon: 'archive', onClick: () => onTask('void') },
        ]}
      />
      {isBeyond && <SendBeyondForm invoice={invoice} second={second} onClose={() => setBeyond(false)} />}
    </div>
  );
}
