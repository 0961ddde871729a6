import { NativeSelect, SimpleGrid, Text, Textarea, TextInput, Title } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { amountFields, fluidAmounts, shiftTypes } from '../fluid-kinds.words.ts';
import { t } from '../fluids.texts.ts';
import { type FluidValues, sumOf } from './fluid-form.values.ts';

const sides = {
  intake: amountFields.filter((name) => fluidAmounts[name].side === 'intake'),
  output: amountFields.filter((name) => fluidAmounts[name].side === 'output'),
};

/** Every amount, each with its way or device; what they come to stands below and is never typed. */
export function AmountFields({ form: whole }: { form: { values: FluidValues & Record<string, unknown> } }) {
  const form = formOfPart(whole);
  const field = namedFields(form, t);
  return (
    <>
      <NativeSelect
        {...field('shiftType', t('shift'))}
        required
        data={shiftTypes.map((value) => ({ value, label: t(`shift_${value}`) }))}
      />
      {(['intake', 'output'] as const).map((side) => (
        <div key={side}>
          <Title order={3} size="h5" mb="xs">
            {t(side)}
          </Title>
          <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
            {sides[side].flatMap((name) => [
              <WholeNumberField
                key={name}
                label={t(`field_${name}`)}
                size="md"
                enterKeyHint="next"
                {...form.getInputProps(name)}
              />,
              <TextInput
                key={`${name} device`}
                label={t('device')}
                aria-label={t('deviceOf', { field: t(`field_${name}`) })}
                size="md"
                maxLength={100}
                {...form.getInputProps(`devices.${name}`)}
              />,
            ])}
          </SimpleGrid>
        </div>
      ))}
      <Text component="output" size="sm" fw={600}>
        {t('totals', {
          intake: sumOf(form.values, sides.intake),
          output: sumOf(form.values, sides.output),
        })}
      </Text>
      <Textarea {...field('notes')} autosize minRows={1} />
    </>
  );
}
