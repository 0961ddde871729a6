import type { Format } from '#ui/i18n/format-provider.tsx';
import { bloodTypes, genders, patientStatuses } from '../patient.contract.ts';
import { t as patientText } from '../patients.texts.ts';
import { t } from './patient-form.texts.ts';
import type { FormField } from './patient-form.values.ts';

export const genderChoices = () => [
  { value: '', label: t('choose') },
  ...genders.map((value) => ({ value, label: patientText(`gender_${value}`) })),
];

export const bloodTypeChoices = () => [
  { value: '', label: t('notKnown') },
  ...bloodTypes.map((value) => ({ value, label: value })),
];

export const statusChoices = () =>
  patientStatuses.map((value) => ({ value, label: patientText(`status_${value}`) }));

/** The name of a field where it is shown outside its section. */
export function fieldName(field: FormField): string {
  switch (field) {
    case 'emergencyContact':
    case 'emergencyContactRelationship':
    case 'emergencyContactPhone':
      return t(`${field}Full`);
    default:
      return t(field);
  }
}

/** A field's value as people read it. */
export function fieldValue(field: FormField, value: string, format: Format): string {
  if (value.trim() === '') return t('empty');
  if (field === 'dateOfBirth') return format.date(value);
  if (field === 'gender') return genderChoices().find((choice) => choice.value === value)?.label ?? value;
  if (field === 'status') return statusChoices().find((choice) => choice.value === value)?.label ?? value;
  return value;
}
