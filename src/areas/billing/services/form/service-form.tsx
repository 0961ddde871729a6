import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { refusalWords } from '../service.words.ts';
import { createService, updateService } from '../service.calls.ts';
import { highestPriceMinor, sampleCategories, type Service, serviceFields } from '../service.contract.ts';
import { servicesTopic, useServiceCategories } from '../service.hooks.ts';
import { t } from '../services.texts.ts';

export interface ServiceFormProps {
  /** Edited; a new one is added when left out. */
  service?: Service;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Service) => void;
}

function schemaFor(currencyCode: string) {
  const { priceMinor: _isTyped, ...texts } = serviceFields;
  return z.strictObject({ ...texts, price: typedMoney(currencyCode, { max: highestPriceMinor }) });
}

/** Adds a service or changes one; invoices that stand keep what they say. */
export function ServiceForm({ service, onClose, onReload }: ServiceFormProps) {
  const { currencyCode } = usePerson().tenant;
  const queries = useQueryClient();
  const categories = useServiceCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const [current, setCurrent] = useState<Service>();
  const refresh = () => void queries.invalidateQueries({ queryKey: [servicesTopic] });

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as Service) : undefined);
    return [t(service ? 'failedToUpdate' : 'failedToAdd'), refusalWords(error)].filter(Boolean).join('. ');
  }

  const draft = useDraftForm({
    schema,
    initialValues: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      category: service?.category ?? '',
      price: moneyText(service?.priceMinor ?? null, currencyCode),
    },
    draftKey: service ? `service.${service.id}.${service.version}` : 'service.new',
    save: ({ price: priceMinor, ...texts }, submissionKey) => {
      const submission = new Submission(submissionKey);
      const fields = { ...texts, priceMinor };
      if (!service) return createService(fields, submission);
      return updateService({ ...fields, serviceId: service.id, version: service.version }, submission);
    },
    describeFailure,
    onSaved: ({ name }: Service) => {
      refresh();
      notifySuccess(t(service ? 'wasSaved' : 'wasAdded', { name }));
      onClose();
    },
  });
  const { form } = draft;

  function reload(stored: Service) {
    draft.discard();
    refresh();
    onReload(stored);
  }

  return (
    <FormModal
      title={t(service ? 'editTitle' : 'addService')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(service ? 'save' : 'addService')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
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
      <MoneyField label={t('price')} required {...form.getInputProps('price')} />
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

/** What the hospital already has together with the usual ones, each once. */
function categoriesToOffer(present: readonly string[]): string[] {
  const usual = sampleCategories.map((category) => t(`category_${category}`));
  return [...new Set([...usual, ...present])];
}
