import { Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { decimalText } from '#kernel/money/decimal-text.ts';
import type { ConsultationDraft } from '../consultation.contract.ts';
import { contentFields } from '../content/consultation-content.contract.ts';
import {
  abnormalVitals,
  bodyMassTenths,
  temperatureUnits,
  type Vitals,
  type WholeVital,
  wholeVitals,
} from '../content/vitals.rules.ts';
import { t } from './editor.texts.ts';
import type { ConsultationForm } from './use-consultation-form.ts';

const wholeNames = Object.keys(wholeVitals) as WholeVital[];

/** Vital signs as they are typed; what is not normal is said below its field, and the BMI is computed. */
export function VitalsFields({ form }: { form: ConsultationForm['form'] }) {
  const vitals = typedVitals(form.values);
  const abnormal = new Set<string>(abnormalVitals(vitals));
  const bodyMass = bodyMassTenths(vitals);
  const field = (name: 'temperature' | 'weight' | 'height' | WholeVital) => ({
    label: t(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    description: abnormal.has(name) ? t('abnormal') : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      'label' | 'input' | 'description' | 'error'
    )[],
    ...(abnormal.has(name) && { styles: { description: { color: 'var(--mantine-color-red-text)' } } }),
    ...form.getInputProps(name),
  });
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      <Group gap={4} wrap="nowrap" align="flex-start">
        <TextInput {...field('temperature')} style={{ flex: 1 }} />
        <NativeSelect
          aria-label={t('temperatureUnit')}
          mt={25}
          w={66}
          data={temperatureUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
          {...form.getInputProps('temperatureUnit')}
        />
      </Group>
      {wholeNames.map((name) => (
        <TextInput key={name} {...field(name)} />
      ))}
      <TextInput {...field('weight')} />
      <TextInput {...field('height')} />
      {bodyMass !== null && (
        <div>
          <Text size="sm" fw={500}>
            {t('bodyMass')}
          </Text>
          <Text component="output" aria-label={t('bodyMass')}>
            {decimalText(bodyMass, 1)}
          </Text>
        </div>
      )}
    </SimpleGrid>
  );
}

/** What can be read already; null for the rest. */
function typedVitals(values: ConsultationDraft): Vitals {
  const read = (name: 'temperature' | 'weight' | 'height' | WholeVital): number | null =>
    contentFields[name].safeParse(values[name]).data ?? null;
  return {
    temperatureTenths: read('temperature'),
    temperatureUnit: values.temperatureUnit,
    pulse: read('pulse'),
    respirations: read('respirations'),
    systolic: read('systolic'),
    diastolic: read('diastolic'),
    oxygenSaturation: read('oxygenSaturation'),
    weightGrams: read('weight'),
    heightMm: read('height'),
  };
}
