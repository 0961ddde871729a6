import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { typedMethods } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { creditReceivable, discountReceivable } from '../receivable.calls.ts';
import { type Receivable, returnFields } from '../receivable.contract.ts';
import { receivableRefusals } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

export interface ReductionFormProps {
  kind: 'discount' | 'credit';
  invoice: Receivable;
  onSettled: () => void;
  onClose: () => void;
}

/** An empty choice of how the money went back is none. */
const chosenMethod = z.enum([...typedMethods, '']).transform((method) => method || null);

function reductionSchema(currencyCode: string, leftMinor: number) {
  return z.strictObject({
    amountMinor: typedMoney(currencyCode, { min: 1, max: leftMinor }),
    returnedBy: chosenMethod,
    returnedReference: returnFields.returnedReference,
    reason: requiredText(500),
  });
}

type ReductionOutput = z.output<ReturnType<typeof reductionSchema>>;

/** Takes something off an invoice: a discount before it is paid, or a credit note before or after. */
export function ReductionForm({ kind, invoice, onSettled, onClose }: ReductionFormProps) {
  const { money } = useFormat();
  const { id: clientInvoiceId, version, number, currencyCode, status } = invoice;
  const left = invoice.amountMinor - invoice.discountMinor - invoice.creditedMinor;
  const isPaid = status === 'paid';
  const [schema] = useState(() => reductionSchema(currencyCode, left));
  const draft = useDraftForm<z.input<typeof schema>, ReductionOutput, Receivable>({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `receivable.${kind}.${clientInvoiceId}.${version}`,
    save({ returnedBy, returnedReference, ...fields }, key) {
      const seen = { ...fields, clientInvoiceId, version };
      const submission = new Submission(key);
      return kind === 'discount'
        ? discountReceivable(seen, submission)
        : creditReceivable({ ...seen, returnedBy, returnedReference }, submission);
    },
    describeFailure(error) {
      onSettled();
      return failureWords(
        t(kind === 'discount' ? 'failedToDiscount' : 'failedToCredit'),
        error,
        receivableRefusals,
      );
    },
    onSaved() {
      onSettled();
      notifySuccess(t(kind === 'discount' ? 'wasDiscounted' : 'wasCredited', { number }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(kind === 'discount' ? 'discountTitle' : 'creditTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(kind === 'discount' ? 'giveDiscount' : 'writeCredit')}
    >
      <Text size="sm">{textOf({ kind, invoice, left: money(left, currencyCode) })}</Text>
      <MoneyField
        {...field('amountMinor', t(kind === 'discount' ? 'discountAmount' : 'creditAmount'))}
        currencyCode={currencyCode}
        data-autofocus
      />
      {isPaid && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            {...field('returnedBy')}
            required
            data={[
              { value: '', label: t('chooseMethod') },
              ...typedMethods.map((value) => ({ value, label: t(`method_${value}`) })),
            ]}
          />
          <TextInput {...field('returnedReference')} required />
        </SimpleGrid>
      )}
      <Textarea {...field('reason')} autosize minRows={2} />
    </FormModal>
  );
}

function textOf({ kind, invoice, left }: { kind: 'discount' | 'credit'; invoice: Receivable; left: string }) {
  const { tenantName: client, status } = invoice;
  if (kind === 'discount') return t('discountText', { client, owed: left });
  return status === 'paid'
    ? t('creditPaidText', { client, left })
    : t('creditOpenText', { client, owed: left });
}
