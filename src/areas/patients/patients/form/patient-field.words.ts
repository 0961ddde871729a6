import type { Format } from '#ui/i18n/format-provider.tsx';
import {
  allergyStatuses,
  birthPrecisions,
  bloodTypes,
  genders,
  maritalStatuses,
} from '../patient.contract.ts';
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

const livingStatuses = ['active', 'inactive'] as const;

export const statusChoices = (isDeceased: boolean) =>
  (isDeceased ? (['deceased'] as const) : livingStatuses).map((value) => ({
    value,
    label: patientText(`status_${value}`),
  }));

export const maritalChoices = () => [
  { value: '', label: t('notKnown') },
  ...maritalStatuses.map((value) => ({ value, label: patientText(`marital_${value}`) })),
];

const allergyTexts = {
  'not-asked': 'allergies_not_asked',
  'none-known': 'allergies_none_known',
  listed: 'allergies_listed',
} as const;

export const allergyChoices = () =>
  allergyStatuses.map((value) => ({ value, label: t(allergyTexts[value]) }));

const precisionChoices = () => birthPrecisions.map((value) => ({ value, label: t(`precision_${value}`) }));

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
  if (field === 'dateOfBirth' || field === 'dateOfDeath') return format.date(value);
  return choicesOf(field).find((choice) => choice.value === value)?.label ?? value;
}

function choicesOf(field: FormField): readonly { value: string; label: string }[] {
  switch (field) {
    case 'gender':
      return genderChoices();
    case 'status':
      return [...statusChoices(false), ...statusChoices(true)];
    case 'maritalStatus':
      return maritalChoices();
    case 'allergyStatus':
      return allergyChoices();
    case 'birthPrecision':
      return precisionChoices();
    default:
      return [];
  }
}
