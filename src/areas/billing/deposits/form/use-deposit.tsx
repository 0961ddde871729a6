import { Text } from '@mantine/core';
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
import type { InvoiceSummary } from '../../invoices/invoice.contract.ts';
import { paymentRefusals } from '../../payments/payment.words.ts';
import { payFromDeposit } from '../deposit.calls.ts';
import { useDepositMoved } from '../deposit.hooks.ts';
import { t } from '../deposits.texts.ts';

export interface UseDepositProps {
  invoice: InvoiceSummary;
  leftMinor: number;
  onClose: () => void;
}

/** Pays an invoice, all or a part, out of the patient's deposit. */
export function DepositPaymentForm({ invoice, leftMinor, onClose }: UseDepositProps) {
  const format = useFormat();
  const moved = useDepositMoved();
  const { id: invoiceId, currencyCode, dueMinor, version } = invoice;
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const [schema] = useState(() => z.strictObject({ amountMinor: typedMoney(currencyCode, { min: 1 }) }));
  const draft = useDraftForm({
    schema,
    initialValues: { amountMinor: moneyText(Math.min(dueMinor, leftMinor), currencyCode) },
    draftKey: `deposit-use.${invoiceId}.${version}`,
    save: ({ amountMinor }, submissionKey) =>
      payFromDeposit({ invoiceId, amountMinor }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToUse'), error, paymentRefusals(money)),
    onSaved({ payment: { amountMinor, receiptNumber: number } }) {
      moved();
      notifySuccess(t('wasUsed', { amount: money(amountMinor), number }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('useTitle', { number: invoice.invoiceNumber })}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t('use')}
    >
      <Text size="sm">{t('useText', { due: money(dueMinor), left: money(leftMinor) })}</Text>
      <MoneyField {...field('amountMinor', t('amount'))} currencyCode={currencyCode} data-autofocus />
    </FormModal>
  );
}
