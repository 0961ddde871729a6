import { Checkbox, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '#areas/billing/billing-forms.public.ts';
import { Submission } from '#client/remote.ts';
import { useToday } from '#client/use-today.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalTypedMoney } from '#ui/form/fields/typed-money.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { settleStay } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import type { StayBill } from '../stay-bill.contract.ts';

/** Bills a stay: its final invoice, or what has changed since that was sent. */
export function SettleForm({ bill, onClose }: { bill: StayBill; onClose: () => void }) {
  const { admissionId, admissionNumber, currencyCode, finalInvoiceId, draftInvoiceId } = bill;
  const isAfter = finalInvoiceId !== null && finalInvoiceId !== draftInvoiceId;
  const isWithdrawn = draftInvoiceId !== null && !isAfter && bill.lines.length === 0;
  const today = useToday();
  const refresh = useRefreshCharges();
  const second = useSecondPerson();
  const [schema] = useState(() =>
    z.strictObject({
      dueDate: z.iso.date(),
      discountMinor: optionalTypedMoney(currencyCode),
      reason: freeText(500),
      notes: freeText(2000),
      send: z.boolean(),
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { dueDate: today, send: false }),
    draftKey: `stay-settle.${admissionId}`,
    save: ({ discountMinor, ...wish }, submissionKey) =>
      settleStay(
        { admissionId, ...wish, discountMinor: discountMinor ?? 0, ...second.fields },
        new Submission(submissionKey),
      ),
    describeFailure(error) {
      refresh();
      second.note(error);
      return failureWords(t('failedToBill'), error, { ...chargeRefusals, ...secondPersonRefusals });
    },
    onSaved({ invoiceNumber, voidedInvoiceNumber, creditNoteNumbers }) {
      refresh();
      const parts = [
        ...(invoiceNumber ? [t('wasBilled', { number: invoiceNumber })] : []),
        ...(voidedInvoiceNumber ? [t('wasVoided', { number: voidedInvoiceNumber })] : []),
        ...(creditNoteNumbers.length > 0
          ? [t('wasCredited', { numbers: creditNoteNumbers.join(', ') })]
          : []),
      ];
      notifySuccess(parts.join(' '));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('billTitle', { number: admissionNumber })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('billStay')}
    >
      <Text size="sm">{t(isWithdrawn ? 'nothingLeft' : isAfter ? 'billAfter' : 'billText')}</Text>
      <DateField {...field('dueDate')} data-autofocus />
      <MoneyField {...field('discountMinor', t('discount'))} currencyCode={currencyCode} />
      {(isWithdrawn || (isAfter && bill.toCreditMinor > 0)) && (
        <Textarea
          {...field('reason', t(isWithdrawn ? 'voidReason' : 'reason'))}
          required
          autosize
          minRows={2}
        />
      )}
      <Textarea {...field('notes')} autosize minRows={2} />
      <Checkbox {...field('send')} />
      <SecondPersonFields second={second} errors={form.errors} />
    </FormModal>
  );
}
