import { Autocomplete, Button, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { type DraftForm, useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { createLabTest, updateLabTest } from '../../laboratory/laboratory.calls.ts';
import { failureWords } from '../../laboratory/laboratory.words.ts';
import { readRange } from '../../ranges/range-text.ts';
import { highestTestPriceMinor, type LabTest, labTestFields } from '../lab-test.contract.ts';
import { testsTopic, useLabTestCounts } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';

function schemaFor(currencyCode: string) {
  const price = typedMoney(currencyCode, { max: highestTestPriceMinor });
  return z.strictObject({ ...labTestFields, priceMinor: price });
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
  const queries = useQueryClient();
  const { currencyCode } = useFormat().tenant;
  const [schema] = useState(() => schemaFor(currencyCode));
  const [current, setCurrent] = useState<LabTest>();

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
    if (error instanceof CallError && error.code === 'TEST_NAME_TAKEN') return t('nameTaken');
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as LabTest) : undefined);
    return failureWords(t(test ? 'failedToUpdate' : 'failedToCreate'), error);
  }

  const draft: DraftForm<Values> = useDraftForm({
    schema,
    initialValues: valuesOf(test, currencyCode),
    draftKey: test ? `lab-test.${test.id}.${test.version}` : 'lab-test.new',
    save: (fields, submissionKey) => {
      const submission = new Submission(submissionKey);
      if (!test) return createLabTest(fields, submission);
      return updateLabTest({ ...fields, testId: test.id, version: test.version }, submission);
    },
    describeFailure,
    onSaved: ({ name }: LabTest) => {
      void queries.invalidateQueries({ queryKey: [testsTopic] });
      notifySuccess(t(test ? 'wasSaved' : 'wasAdded', { name }));
      onClose();
    },
  });

  function reload(stored: LabTest) {
    draft.discard();
    void queries.invalidateQueries({ queryKey: [testsTopic] });
    onReload(stored);
  }

  return (
    <FormModal
      title={t(test ? 'editTest' : 'addTest')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(test ? 'save' : 'addTest')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <LabTestInputs draft={draft} />
    </FormModal>
  );
}

function LabTestInputs({ draft: { form } }: { draft: DraftForm<Values> }) {
  const { data } = useLabTestCounts();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Autocomplete
          label={t('category')}
          required
          maxLength={100}
          data={(data?.categories ?? []).map(({ name }) => name)}
          {...form.getInputProps('category')}
        />
        <MoneyField label={t('price')} required {...form.getInputProps('priceMinor')} />
        <TextInput label={t('unit')} maxLength={40} {...form.getInputProps('unit')} />
      </SimpleGrid>
      <TextInput
        label={t('normalRange')}
        description={t('normalRangeHint')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        maxLength={300}
        {...form.getInputProps('normalRange')}
      />
      <RangeReading text={form.values.normalRange ?? ''} />
      <TextInput
        label={t('criticalRange')}
        description={t('criticalRangeHint')}
        maxLength={300}
        {...form.getInputProps('criticalRange')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('specimen')} maxLength={100} {...form.getInputProps('specimen')} />
        <TextInput label={t('turnaroundTime')} maxLength={100} {...form.getInputProps('turnaroundTime')} />
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
