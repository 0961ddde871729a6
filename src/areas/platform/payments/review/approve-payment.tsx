import { Alert, Checkbox, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { approvePayment } from '../client-payment.calls.ts';
import { approvePayment as contract, type ClientPayment } from '../client-payment.contract.ts';
import { paymentRefusals } from '../client-payment.words.ts';
import { t } from '../client-payments.texts.ts';

export interface ApprovePaymentProps {
  payment: ClientPayment;
  onSettled: () => void;
  onClose: () => void;
}

function approvalSchema() {
  const { note } = contract.input.shape;
  return z.strictObject({ note, acceptsDifference: z.boolean() });
}

/** Confirms that the money has come in; another amount needs a word why it is right. */
export function ApprovePayment({ payment, onSettled, onClose }: ApprovePaymentProps) {
  const { money } = useFormat();
  const [schema] = useState(approvalSchema);
  const { id: clientPaymentId, version, tenantName: tenant, invoiceNumber: invoice } = payment;
  const draft = useDraftForm({
    schema,
    initialValues: { note: '', acceptsDifference: false },
    draftKey: `client-payment.approve.${clientPaymentId}.${version}`,
    save: (fields, key) => approvePayment({ ...fields, clientPaymentId, version }, new Submission(key)),
    describeFailure(error) {
      onSettled();
      return failureWords(t('failedToApprove'), error, paymentRefusals);
    },
    onSaved() {
      onSettled();
      notifySuccess(t('wasApproved', { tenant }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('approveTitle', { tenant })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('approve')}
    >
      <Text size="sm">
        {t('approveText', { invoice, amount: money(payment.amountMinor, payment.currencyCode) })}
      </Text>
      {payment.amount !== 'same' && (
        <>
          <Alert color="yellow" icon={<Icon name="alert" />}>
            {t('differs', { asked: money(payment.invoiceAmountMinor, payment.invoiceCurrencyCode) })}
          </Alert>
          <Checkbox {...field('acceptsDifference')} />
        </>
      )}
      <Textarea {...field('note')} required={payment.amount !== 'same'} autosize minRows={2} />
    </FormModal>
  );
}
