import type { Patient, PatientSummary } from './patient.contract.ts';
import { t } from './patients.texts.ts';

/** First and last name as they are read. */
export function fullName(patient: Pick<Patient, 'firstName' | 'lastName'>): string {
  return `${patient.firstName} ${patient.lastName}`;
}

/** An age in words, from whole years. */
export function ageWords(years: number): string {
  return years === 0 ? t('underOneYear') : t('years', { count: years });
}

/** Age and gender in one line; empty where they are withheld. */
export function demographics({ age, gender }: Pick<PatientSummary, 'age' | 'gender'>): string {
  return age === null || gender === null
    ? ''
    : t('demographics', { age: ageWords(age), gender: t(`gender_${gender}`) });
}

/** True for a restricted patient of whom this person sees no more than name, number and status. */
export function isWithheld({ dateOfBirth }: Pick<PatientSummary, 'dateOfBirth'>): boolean {
  return dateOfBirth === null;
}
