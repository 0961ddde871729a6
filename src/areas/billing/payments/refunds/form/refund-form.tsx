import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Invoice } from '../../../invoices/invoice.contract.ts';
import { reasonText } from '../../payment.contract.ts';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { type LedgerMethod, ledgerMethods, type RefundPurpose } from '../../payment.rules.ts';
import { t as texts } from '../../payments.texts.ts';
import { requestRefund } from '../refund.calls.ts';
import { refundableMinor } from '../refund.rules.ts';
import { refundRefusals } from '../refund.words.ts';
import { t } from '../refunds.texts.ts';

/** Money goes back the way it came, as far as that is known: what a deposit paid goes back to it. */
function firstMethod({ paymentMethod }: Invoice): LedgerMethod {
  return ledgerMethods.find((method) => method === paymentMethod) ?? 'cash';
}

export interface RefundFormProps {
  invoice: Invoice;
  purpose: RefundPurpose;
  onClose: () => void;
}

/** Asks for money to be given back: what was credited, or a payment that was taken by mistake. */
export function RefundForm({ invoice, purpose, onClose }: RefundFormProps) {
  const format = useFormat();
  const moved = useMoneyMoved();
  const { id: invoiceId, currencyCode, version } = invoice;
  const mostMinor = refundableMinor(invoice, purpose);
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const [schema] = useState(() =>
    z.strictObject({
      amount: typedMoney(currencyCode, { min: 1, max: mostMinor }),
      method: z.enum(ledgerMethods),
      reason: reasonText,
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: {
      // What was taken by mistake is said, not offered: it becomes due again.
      amount: purpose === 'credit' ? moneyText(mostMinor, currencyCode) : '',
      method: firstMethod(invoice),
      reason: '',
    },
    draftKey: `refund.${purpose}.${invoiceId}.${version}.${mostMinor}`,
    save: ({ amount: amountMinor, ...wish }, submissionKey) =>
      requestRefund({ invoiceId, purpose, amountMinor, ...wish }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToRequest'), error, refundRefusals(money)),
    onSaved: () => {
      moved();
      notifySuccess(t('wasRequested'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(`requestTitle_${purpose}`, { number: invoice.invoiceNumber })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(purpose === 'credit' ? 'submitRequest' : 'submitCorrection')}
    >
      <Text size="sm">{t(`requestText_${purpose}`, { amount: money(mostMinor) })}</Text>
      <MoneyField
        {...field('amount')}
        currencyCode={currencyCode}
        {...(purpose !== 'credit' && { 'data-autofocus': true })}
      />
      <NativeSelect
        {...field('method')}
        data={ledgerMethods.map((value) => ({ value, label: texts(`method_${value}`) }))}
      />
      <Textarea
        {...field('reason')}
        autosize
        minRows={2}
        {...(purpose === 'credit' && { 'data-autofocus': true })}
      />
    </FormModal>
  );
}
