import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { unitWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { findingWords } from '#screens/safety/finding-note.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(form, t);
  const { order } = known.patient;
  return (
    <>
      {stops.map((stop, index) => (
        <TextInput
          key={stop.key}
          {...field(`reasons.${index}.reason`, t('reasonFor'))}
          description={findingWords(stop)}
          maxLength={500}
        />
      ))}
      {(known.timing !== 'on-time' || form.errors['timingReason']) && (
        <TextInput {...field('timingReason')} required />
      )}
      {order?.isInfusion && (
        <TextInput {...field('ratePerHour', t('rate'))} required inputMode="decimal" autoComplete="off" />
      )}
      <StockFields form={form} known={known} />
      <Textarea {...field('patientResponse')} autosize />
      <Textarea {...field('sideEffects')} autosize />
    </>
  );
}

/** Where it is taken from, and how much where the dose cannot be counted. */
function StockFields({ form, known }: AdministerFieldsProps) {
  const field = namedFields(form, t);
  const { isHandedOut, places, quantity } = known;
  const unit = known.patient.order?.baseUnit;
  if (isHandedOut) return <Text size="sm">{t('handedOut')}</Text>;
  if (places.length === 0) return <Text size="sm">{t('notStocked')}</Text>;
  return (
    <>
      <NativeSelect
        {...field('placeId', t('from'))}
        data={[
          { value: '', label: t('fromUsual') },
          ...places.map(({ id, name, quantity: left }) => ({
            value: id,
            label: t('placeWith', { place: name, quantity: left }),
          })),
        ]}
      />
      {quantity !== null && unit && (
        <Text size="sm" fw={600}>
          {quantity === 0
            ? t('takesNothing')
            : t('takes', { amount: `${quantity} ${unitWords(unit, quantity)}` })}
        </Text>
      )}
      <WholeNumberField
        {...field('quantity', unit ? t('quantityIn', { unit: unitWords(unit, 2) }) : t('quantity'))}
        required={quantity === null}
        {...(quantity !== null && { description: t('quantityIfOther') })}
      />
      {(takesMore(form.values, known) || form.errors['quantityReason']) && (
        <TextInput {...field('quantityReason')} required />
      )}
    </>
  );
}
