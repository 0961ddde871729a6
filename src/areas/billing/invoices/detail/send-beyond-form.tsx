import { notifySuccess } from '#ui/feedback/notify.tsx';
import { SecondPersonForm } from '../../limits/form/second-person-form.tsx';
import type { SecondPerson } from '../../limits/form/second-person-fields.tsx';
import { sendInvoice } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { invoiceRefusals } from '../invoice.words.ts';
import { t } from '../invoices.texts.ts';

interface SendBeyondFormProps {
  invoice: Invoice;
  second: SecondPerson;
  onClose: () => void;
}

/** Sends a draft that gives away more than this person may alone, with a second person. */
export function SendBeyondForm({ invoice, second, onClose }: SendBeyondFormProps) {
  const remember = useRememberInvoice();
  const { id: invoiceId, version } = invoice;
  return (
    <SecondPersonForm
      title={t('sendTitle')}
      submitLabel={t('send')}
      second={second}
      send={(submission) => sendInvoice({ invoiceId, version, ...second.fields }, submission)}
      failed={t('failedToSend')}
      refusals={invoiceRefusals}
      onDone={(sent) => {
        remember(sent);
        notifySuccess(t('wasSent', { number: sent.invoiceNumber }));
      }}
      onClose={onClose}
    />
  );
}
