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
import { reasonText } from '../../payments/payment.contract.ts';
import { paymentMethods } from '../../payments/payment.rules.ts';
import { t as paymentTexts } from '../../payments/payments.texts.ts';
import { requestDepositRefund } from '../deposit.calls.ts';
import type { DepositAccount } from '../deposit.contract.ts';
import { useDepositMoved } from '../deposit.hooks.ts';
import { depositRefundPurposes } from '../deposit.rules.ts';
import { depositRefundRefusals } from '../deposit.words.ts';
import { t } from '../deposits.texts.ts';

/** Asks for what is left of a deposit to be given back, or for one that was taken by mistake. */
export function RefundDeposit({ account, onClose }: { account: DepositAccount; onClose: () => void }) {
  const format = useFormat();
  const moved = useDepositMoved();
  const { patientId, currencyCode, leftMinor, pendingRefundMinor } = account;
  const mostMinor = Math.max(0, leftMinor - pendingRefundMinor);
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  const [schema] = useState(() =>
    z.strictObject({
      purpose: z.enum(depositRefundPurposes),
      amountMinor: typedMoney(currencyCode, { min: 1 }),
      method: z.enum(paymentMethods),
      reason: reasonText,
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: {
      purpose: 'balance',
      amountMinor: moneyText(mostMinor, currencyCode),
      method: 'cash',
      reason: '',
    },
    draftKey: `deposit-refund.${patientId}.${mostMinor}`,
    save: (wish, submissionKey) =>
      requestDepositRefund({ patientId, ...wish }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToRequest'), error, depositRefundRefusals(money)),
    onSaved: () => {
      moved();
      notifySuccess(t('wasRequested'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('refundTitle')} draft={draft} onClose={onClose} submitLabel={t('requestRefund')}>
      <Text size="sm">{t('refundText', { amount: money(mostMinor) })}</Text>
      <NativeSelect
        {...field('purpose')}
        data={depositRefundPurposes.map((value) => ({ value, label: t(`purpose_${value}`) }))}
      />
      <MoneyField {...field('amountMinor', t('amount'))} currencyCode={currencyCode} data-autofocus />
      <NativeSelect
        {...field('method')}
        data={paymentMethods.map((value) => ({ value, label: paymentTexts(`method_${value}`) }))}
      />
      <Textarea {...field('reason')} autosize minRows={2} />
    </FormModal>
  );
}
