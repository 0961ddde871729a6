import { Checkbox, Fieldset, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { routeWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { keepEnter } from '#ui/form/parts/entry-rows.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { doseGivenWords } from '../dosage.words.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import { WristbandField } from './wristband-field.tsx';
import { type AdministerValues, decidable, fiveRights } from './administer-form.values.ts';

export interface AdministerFieldsProps {
  form: FormOf<AdministerValues>;
  known: DoseToGive;
}

/** What each right is confirmed to be. */
export function rightWords(
  { patient, now }: DoseToGive,
  dateTime: (instant: string) => string,
): Record<(typeof fiveRights)[number], string> {
  const { order } = patient;
  return {
    patient: t('rightPatientIs', { name: fullName(patient), number: patient.patientNumber }),
    medication: order?.medicationName ?? '',
    dose: order ? doseGivenWords(order) : '',
    route: order?.dose?.route ? routeWords(order.dose.route) : '',
    time: dateTime(order?.dose?.scheduledTime ?? now),
  };
}

interface DecisionFieldsProps extends AdministerFieldsProps {
  isAsNeeded: boolean;
  /** A wristband of somebody else was scanned. */
  onWrong: (code: string) => void;
}

/** What is scanned, the five rights, what becomes of the dose, and why where it is not given. */
export function DecisionFields({ form, known, isAsNeeded, onWrong }: DecisionFieldsProps) {
  const { dateTime } = useFormat();
  const field = namedFields(form, t);
  const shown = rightWords(known, dateTime);
  return (
    <>
      {!isAsNeeded && (
        <SegmentedControl
          fullWidth
          aria-label={t('status')}
          data={decidable.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...form.getInputProps('status')}
        />
      )}
      <WristbandField
        known={known}
        onRight={() => form.setFieldValue('rights.patient', true)}
        onWrong={onWrong}
        {...form.getInputProps('patientCode')}
      />
      <TextInput {...field('medicineCode', t('scanMedicine'))} autoComplete="off" onKeyDown={keepEnter} />
      <Fieldset legend={t('rights')}>
        <Stack gap="sm">
          {fiveRights.map((right) => (
            <Checkbox
              key={right}
              size="md"
              label={t(`right_${right}`)}
              description={shown[right]}
              {...form.getInputProps(`rights.${right}`, { type: 'checkbox' })}
            />
          ))}
        </Stack>
      </Fieldset>
      {form.values.status !== 'given' && (
        <Textarea {...field('reasonNotGiven')} required autosize minRows={2} />
      )}
      <DateTimeField {...field('administeredTime')} />
      <Textarea {...field('notes')} autosize />
    </>
  );
}
