import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createService, updateService, useRefreshServices } from '../service.calls.ts';
import { maxPriceMinor, sampleCategories, type Service, serviceFields } from '../service.contract.ts';
import { useServiceCategories } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

export interface ServiceFormProps extends EditedRecordDialog<Service> {
  /** Undefined for a new one. */
  service: Service | undefined;
}

function schemaFor(currencyCode: string) {
  return z.strictObject({ ...serviceFields, priceMinor: typedMoney(currencyCode, { max: maxPriceMinor }) });
}

/** Adds a service or changes one; invoices that exist keep what they say. */
export function ServiceForm({ service, ...dialog }: ServiceFormProps) {
  const { currencyCode } = usePerson().tenant;
  const categories = useServiceCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'service',
    stored: service,
    schema,
    initialValues: storedValues(schema, service, {
      priceMinor: moneyText(service?.priceMinor ?? null, currencyCode),
    }),
    create: createService,
    update: (fields, { id: serviceId, version }, submission) =>
      updateService({ ...fields, serviceId, version }, submission),
    refusals: serviceRefusals,
    remember: useRefreshServices(),
    ...dialog,
  });

  return (
    <FormModal {...modal}>
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <Autocomplete {...field('category')} data={categoriesToOffer(categories)} />
      <MoneyField {...field('priceMinor', t('price'))} />
      <Textarea {...field('description')} autosize minRows={2} />
    </FormModal>
  );
}

/** The sample categories together with those the hospital already has, each once. */
function categoriesToOffer(present: readonly string[]): string[] {
  const samples = sampleCategories.map((category) => t(`category_${category}`));
  return [...new Set([...samples, ...present])];
}
