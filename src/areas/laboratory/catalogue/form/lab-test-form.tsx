import { Autocomplete, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { createLabTest, updateLabTest } from '../../laboratory/laboratory.calls.ts';
import { readRange } from '../../ranges/range-text.ts';
import { RangePreview } from './range-preview.tsx';
import { defaultPlausibility, type LabTest, labTestFields, maxTestPriceMinor } from '../lab-test.contract.ts';
import { useLabTestCounts, useRefreshLabTests } from '../lab-test.hooks.ts';
import { labTestRefusals } from '../lab-test.words.ts';
import { t } from '../lab-tests.texts.ts';

function schemaFor(currencyCode: string) {
  return z.strictObject({
    ...labTestFields,
    priceMinor: typedMoney(currencyCode, { max: maxTestPriceMinor }),
  });
}

type Values = z.input<ReturnType<typeof schemaFor>> & Record<string, unknown>;

function valuesOf(test: LabTest | undefined, currencyCode: string) {
  return {
    name: test?.name ?? '',
    category: test?.category ?? '',
    description: test?.description ?? '',
    priceMinor: moneyText(test?.priceMinor ?? null, currencyCode),
    normalRange: test?.normalRange ?? '',
    criticalRange: test?.criticalRange ?? '',
    plausibilityFactor: test?.plausibilityFactor ?? defaultPlausibility,
    unit: test?.unit ?? '',
    specimen: test?.specimen ?? '',
    turnaroundTime: test?.turnaroundTime ?? '',
  };
}

export interface LabTestFormProps {
  /** Edited; a new one is added when left out. */
  test?: LabTest;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: LabTest) => void;
}

/** Adds a test to the catalogue or changes one. */
export function LabTestForm({ test, onClose, onReload }: LabTestFormProps) {
  const { currencyCode } = useFormat().tenant;
  const [schema] = useState(() => schemaFor(currencyCode));
  const { draft, failureActions } = useRecordForm({
    draftName: 'lab-test',
    stored: test,
    schema,
    initialValues: valuesOf(test, currencyCode),
    create: createLabTest,
    update: (fields, { id: testId, version }, submission) =>
      updateLabTest({ ...fields, testId, version }, submission),
    failed: () => t(test ? 'failedToUpdate' : 'failedToCreate'),
    refusals: labTestRefusals,
    saved: ({ name }) => t(test ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshLabTests(),
    onSaved: onClose,
    onReload,
  });

  return (
    <FormModal
      title={t(test ? 'editTest' : 'addTest')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(test ? 'save' : 'addTest')}
      failureActions={failureActions}
    >
      <LabTestInputs draft={draft} />
    </FormModal>
  );
}

function LabTestInputs({ draft: { form } }: { draft: DraftForm<Values> }) {
  const field = namedFields(form, t);
  const { data } = useLabTestCounts();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} data-autofocus />
        <Autocomplete {...field('category')} data={(data?.categories ?? []).map(({ name }) => name)} />
        <MoneyField {...field('priceMinor', t('price'))} />
        <TextInput {...field('unit')} />
      </SimpleGrid>
      <TextInput {...field('normalRange')} inputWrapperOrder={['label', 'description', 'input', 'error']} />
      <RangeReading text={form.values.normalRange ?? ''} />
      <RangePreview text={form.values.normalRange ?? ''} label={t('previewNormal')} />
      <TextInput {...field('criticalRange')} />
      <RangePreview text={form.values.criticalRange ?? ''} label={t('previewCritical')} />
      <WholeNumberField {...field('plausibilityFactor')} description={t('plausibilityHint')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('specimen')} />
        <TextInput {...field('turnaroundTime')} />
      </SimpleGrid>
      <Textarea label={t('description')} autosize minRows={2} {...form.getInputProps('description')} />
    </>
  );
}

/** Whoever types a range sees at once whether it will do anything. */
function RangeReading({ text }: { text: string }) {
  const isRead = readRange(text) !== null;
  return (
    <Text component="output" size="sm" mt={-8} c={isRead ? 'green' : 'orange'} hidden={text.trim() === ''}>
      {t(isRead ? 'rangeIsRead' : 'rangeIsUnread')}
    </Text>
  );
}
