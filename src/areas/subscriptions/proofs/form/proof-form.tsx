import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { fileTypes } from '#kernel/files/file-types.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { FileField } from '#screens/form/file-field.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useOperator } from '../../operator/operator.hooks.ts';
import type { LicenseInvoice } from '../../invoices/license-invoice.contract.ts';
import { proofRefusals } from '../../invoices/license-invoice.words.ts';
import { t } from '../../invoices/license-invoices.texts.ts';
import { addProofFile, submitProof } from '../payment-proof.calls.ts';
import { maxProofMinor, proofFields } from '../payment-proof.contract.ts';
import { typedMethods } from '../proof.rules.ts';

function proofSchema(currencyCode: string) {
  const { amountMinor: _minor, currencyCode: _code, ...fields } = proofFields;
  const file = { proofFileId: z.string(), proofFileName: z.string() };
  return z.strictObject({
    ...fields,
    ...file,
    amount: typedMoney(currencyCode, { min: 1, max: maxProofMinor }),
  });
}

type ProofOutput = z.output<ReturnType<typeof proofSchema>>;

/** Tells the operator how an invoice was paid. */
export function ProofForm({ invoice, onClose }: { invoice: LicenseInvoice; onClose: () => void }) {
  const { tenant } = usePerson();
  const { money } = useFormat();
  const refresh = useRefresh('subscription');
  const { id: licenseInvoiceId, number, payableMinor, currencyCode } = invoice;
  const [schema] = useState(() => proofSchema(currencyCode));
  const [today] = useState(() => dateIn(tenant.timeZone, new Date()));
  const draft = useDraftForm<z.input<typeof schema>, ProofOutput, { id: string }>({
    schema,
    initialValues: emptyValues(schema, {
      method: 'bkash',
      amount: moneyText(payableMinor, currencyCode),
      paidOn: today,
    }),
    draftKey: `payment-proof.${licenseInvoiceId}.${payableMinor}`,
    save: ({ amount, proofFileId, proofFileName: _name, ...fields }, key) =>
      submitProof(
        {
          ...fields,
          proofFileId: proofFileId || null,
          licenseInvoiceId,
          amountMinor: amount,
          currencyCode: currencyOf(currencyCode),
        },
        new Submission(key),
      ),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToSubmit'), error, proofRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasSubmitted'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { data: operator } = useOperator();
  const { method } = form.values;
  const account =
    operator && (method === 'bkash' || method === 'nagad' || method === 'bank') ? operator[method] : null;
  return (
    <FormModal title={t('formTitle', { number })} draft={draft} onClose={onClose} submitLabel={t('submit')}>
      <Text size="sm">{t('formText', { amount: money(payableMinor, currencyCode) })}</Text>
      <NativeSelect
        {...field('method')}
        required
        data-autofocus
        data={typedMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
        {...(account !== null && { description: t('paidTo', { account }) })}
      />
      <TextInput {...field('transactionId')} description={t('transactionHint')} autoComplete="off" />
      <MoneyField {...field('amount', t('paid'))} currencyCode={currencyCode} />
      <TextInput {...field('payerName')} autoComplete="off" />
      <TextInput {...field('payerPhone')} type="tel" autoComplete="off" />
      <DateField {...field('paidOn', t('dayPaid'))} max={today} />
      <FileField
        label={t('receipt')}
        description={t('receiptHint')}
        path="proofFileId"
        types={fileTypes}
        maximumBytes={sizeLimits.proofFileBytes}
        chosen={{ token: form.values.proofFileId, name: form.values.proofFileName }}
        error={form.errors['proofFileId']}
        refusals={proofRefusals}
        waitFor={draft.waitFor}
        send={async (file) => {
          const { id, name } = await addProofFile({ name: file.name }, file);
          return { token: id, name };
        }}
        onChange={({ token, name }) => form.setValues({ proofFileId: token, proofFileName: name })}
      />
    </FormModal>
  );
}

// An invoice is in a currency that plans are offered in.
function currencyOf(code: string): z.output<typeof proofFields.currencyCode> {
  return proofFields.currencyCode.parse(code);
}
