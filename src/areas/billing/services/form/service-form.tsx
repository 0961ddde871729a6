import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { serviceRegister } from '../service.calls.ts';
import { maxPriceMinor, sampleCategories, type Service, serviceFields } from '../service.contract.ts';
import { useServiceCategories } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

function schemaFor(currencyCode: string) {
  return z.strictObject({ ...serviceFields, priceMinor: typedMoney(currencyCode, { max: maxPriceMinor }) });
}

/** Adds a service or changes one; invoices that exist keep what they say. */
export function ServiceForm({ stored, ...dialog }: EditedForm<Service>) {
  const { currencyCode } = usePerson().tenant;
  const categories = useServiceCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'service',
    stored,
    schema,
    initialValues: storedValues(schema, stored, {
      priceMinor: moneyText(stored?.priceMinor ?? null, currencyCode),
    }),
    register: serviceRegister,
    refusals: serviceRefusals,
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
