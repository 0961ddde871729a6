import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { createTimedCharge } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { timedUnits } from '../../charge.tables.ts';
import { rateRefusals } from '../rate.words.ts';
import { t } from '../rates.texts.ts';

/** Adds something that is charged by time. */
export function TimedForm({ onClose }: { onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const refresh = useRefreshCharges();
  const [schema] = useState(() =>
    z.strictObject({
      name: requiredText(100),
      unit: z.enum(timedUnits),
      priceMinor: typedMoney(currencyCode),
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { unit: 'hour' }),
    draftKey: 'timed-charge.new',
    save: (fields, key) => createTimedCharge(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAddTimed'), error, rateRefusals),
    onSaved({ name }) {
      refresh();
      notifySuccess(t('timedAdded', { name }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('addTimed')} draft={draft} onClose={onClose} submitLabel={t('add')}>
      <TextInput {...field('name')} data-autofocus />
      <NativeSelect
        label={t('unit')}
        data={timedUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
        {...form.getInputProps('unit')}
      />
      <MoneyField {...field('priceMinor', t('price'))} currencyCode={currencyCode} />
    </FormModal>
  );
}
