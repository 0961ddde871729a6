import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
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
    initialValues: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      category: service?.category ?? '',
      priceMinor: moneyText(service?.priceMinor ?? null, currencyCode),
    },
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
  const { form } = draft;

  return (
    <FormModal
      title={t(service ? 'editTitle' : 'addService')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(service ? 'save' : 'addService')}
      failureActions={failureActions}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Autocomplete
        label={t('category')}
        description={t('categoryHint')}
        required
        maxLength={100}
        data={categoriesToOffer(categories)}
        {...form.getInputProps('category')}
      />
      <MoneyField label={t('price')} required {...form.getInputProps('priceMinor')} />
      <Textarea
        label={t('description')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('description')}
      />
    </FormModal>
  );
}

/** The sample categories together with those the hospital already has, each once. */
function categoriesToOffer(present: readonly string[]): string[] {
  const samples = sampleCategories.map((category) => t(`category_${category}`));
  return [...new Set([...samples, ...present])];
}
