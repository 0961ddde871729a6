import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createService, updateService } from '../service.calls.ts';
import { maxPriceMinor, sampleCategories, type Service, serviceFields } from '../service.contract.ts';
import { useRefreshServices, useServiceCategories } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

export interface ServiceFormProps {
  /** Edited; a new one is added when left out. */
  service?: Service;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Service) => void;
}

function schemaFor(currencyCode: string) {
  return z.strictObject({ ...serviceFields, priceMinor: typedMoney(currencyCode, { max: maxPriceMinor }) });
}

/** Adds a service or changes one; invoices that exist keep what they say. */
export function ServiceForm({ service, onClose, onReload }: ServiceFormProps) {
  const { currencyCode } = usePerson().tenant;
  const categories = useServiceCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const { draft, failureActions } = useRecordForm({
    draftName: 'service',
    stored: service,
    schema,
    initialValues: storedValues(schema, service, {
      priceMinor: moneyText(service?.priceMinor ?? null, currencyCode),
    }),
    create: createService,
    update: (fields, { id: serviceId, version }, submission) =>
      updateService({ ...fields, serviceId, version }, submission),
    failed: () => t(service ? 'failedToUpdate' : 'failedToAdd'),
    refusals: serviceRefusals,
    saved: ({ name }) => t(service ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshServices(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);

  return (
    <FormModal
      title={t(service ? 'editTitle' : 'addService')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(service ? 'save' : 'addService')}
      failureActions={failureActions}
    >
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
