import { Autocomplete, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { labTestRegister } from '../../laboratory/laboratory.calls.ts';
import { readRange } from '../../ranges/range-text.ts';
import { RangePreview } from './range-preview.tsx';
import { defaultPlausibility, type LabTest, labTestFields, maxTestPriceMinor } from '../lab-test.contract.ts';
import { useLabTestCounts } from '../lab-test.hooks.ts';
import { labTestRefusals } from '../lab-test.words.ts';
import { t } from '../lab-tests.texts.ts';

function schemaFor(currencyCode: string) {
  return z.strictObject({
    ...labTestFields,
    priceMinor: typedMoney(currencyCode, { max: maxTestPriceMinor }),
  });
}

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

/** Adds a test to the catalogue or changes one. */
export function LabTestForm({ stored, ...dialog }: EditedForm<LabTest>) {
  const { currencyCode } = useFormat().tenant;
  const [schema] = useState(() => schemaFor(currencyCode));
  const categories = useLabTestCounts().data?.categories ?? [];
  const { form, field, modal } = useRegisterForm({
    words: t,
    draftName: 'lab-test',
    stored,
    schema,
    initialValues: valuesOf(stored, currencyCode),
    register: labTestRegister,
    refusals: labTestRefusals,
    ...dialog,
  });

  return (
    <FormModal {...modal}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} data-autofocus />
        <Autocomplete {...field('category')} data={categories.map(({ name }) => name)} />
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
    </FormModal>
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
