import { MultiSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useServicePage } from '#areas/billing/billing-web.public.ts';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { createCarePackage } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { rateRefusals } from '../rate.words.ts';
import { t } from '../rates.texts.ts';

/** Adds a package of days and services. */
export function NewPackageForm({ onClose }: { onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const services = useServicePage({ limit: 200 }).data?.rows ?? [];
  const refresh = useRefreshCharges();
  const [schema] = useState(() =>
    z.strictObject({
      name: requiredText(100),
      priceMinor: typedMoney(currencyCode),
      includedDays: optionalWholeNumber({ min: 0, max: 365 }),
      services: z.array(z.uuid()),
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: 'care-package.new',
    save: ({ includedDays, services: chosen, ...fields }, key) =>
      createCarePackage(
        {
          ...fields,
          includedDays: includedDays ?? 0,
          services: chosen.map((serviceId) => ({ serviceId, quantity: 1 })),
        },
        new Submission(key),
      ),
    describeFailure: (error) => failureWords(t('failedToAddPackage'), error, rateRefusals),
    onSaved({ name }) {
      refresh();
      notifySuccess(t('packageAdded', { name }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('addPackage')} draft={draft} onClose={onClose} submitLabel={t('add')}>
      <TextInput {...field('name')} data-autofocus />
      <MoneyField {...field('priceMinor', t('price'))} currencyCode={currencyCode} />
      <WholeNumberField {...field('includedDays')} />
      <MultiSelect
        {...field('services')}
        searchable
        data={services.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormModal>
  );
}
