import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { unitWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { findingWords } from '#screens/safety/finding-note.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { t } from '../administration.texts.ts';
import { takesMore } from './administer-form.values.ts';
import type { AdministerFieldsProps } from './decision-fields.tsx';

interface GivenFieldsProps extends AdministerFieldsProps {
  /** What stops it until there is a reason. */
  stops: AdministerFieldsProps['known']['patient']['checks'];
}

/** What is said of a dose that is given. */
export function GivenFields({ form, known, stops }: GivenFieldsProps) {
  const { order } = known.patient;
  return (
    <>
      {stops.map((stop, index) => (
        <TextInput
          key={stop.key}
          label={t('reasonFor')}
          description={findingWords(stop)}
          maxLength={500}
          {...form.getInputProps(`reasons.${index}.reason`)}
        />
      ))}
      {(known.timing !== 'on-time' || form.errors['timingReason']) && (
        <TextInput
          label={t('timingReason')}
          required
          maxLength={500}
          {...form.getInputProps('timingReason')}
        />
      )}
      {order?.isInfusion && (
        <TextInput
          label={t('rate')}
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('ratePerHour')}
        />
      )}
      <StockFields form={form} known={known} />
      <Textarea
        label={t('patientResponse')}
        autosize
        maxLength={1000}
        {...form.getInputProps('patientResponse')}
      />
      <Textarea label={t('sideEffects')} autosize maxLength={1000} {...form.getInputProps('sideEffects')} />
    </>
  );
}

/** Where it is taken from, and how much where the dose cannot be counted. */
function StockFields({ form, known }: AdministerFieldsProps) {
  const { isHandedOut, places, quantity } = known;
  const unit = known.patient.order?.baseUnit;
  if (isHandedOut) return <Text size="sm">{t('handedOut')}</Text>;
  if (places.length === 0) return <Text size="sm">{t('notStocked')}</Text>;
  return (
    <>
      <NativeSelect
        label={t('from')}
        data={[
          { value: '', label: t('fromUsual') },
          ...places.map(({ id, name, quantity: left }) => ({
            value: id,
            label: t('placeWith', { place: name, quantity: left }),
          })),
        ]}
        {...form.getInputProps('placeId')}
      />
      {quantity !== null && unit && (
        <Text size="sm" fw={600}>
          {quantity === 0
            ? t('takesNothing')
            : t('takes', { amount: `${quantity} ${unitWords(unit, quantity)}` })}
        </Text>
      )}
      <WholeNumberField
        label={unit ? t('quantityIn', { unit: unitWords(unit, 2) }) : t('quantity')}
        required={quantity === null}
        {...(quantity !== null && { description: t('quantityIfOther') })}
        {...form.getInputProps('quantity')}
      />
      {(takesMore(form.values, known) || form.errors['quantityReason']) && (
        <TextInput
          label={t('quantityReason')}
          required
          maxLength={500}
          {...form.getInputProps('quantityReason')}
        />
      )}
    </>
  );
}
