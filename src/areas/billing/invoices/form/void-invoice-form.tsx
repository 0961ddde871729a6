import { ReasonForm } from '#screens/form/reason-form.tsx';
import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '../../limits/form/second-person-fields.tsx';
import { voidInvoice } from '../invoice.calls.ts';
import { invoiceRefusals } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

/** Voids an invoice of which nothing is paid, with a reason. */
export function VoidInvoiceForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const remember = useRememberInvoice();
  const second = useSecondPerson();
  const { id: invoiceId, version, invoiceNumber: number } = invoice;
  return (
    <ReasonForm
      title={t('voidTitle', { number })}
      text={t('voidText')}
      label={t('voidReason')}
      submitLabel={t('voidSubmit')}
      draftKey={`invoice.void.${invoiceId}.${version}`}
      send={(reason, submission) => voidInvoice({ invoiceId, version, reason, ...second.fields }, submission)}
      failed={t('failedToVoid')}
      refusals={{ ...invoiceRefusals, ...secondPersonRefusals }}
      onRefused={second.note}
      renderFurther={(errors) => <SecondPersonFields second={second} errors={errors} />}
      done={(voided) => {
        remember(voided);
        return t('wasVoided', { number });
      }}
      onClose={onClose}
    />
  );
}
