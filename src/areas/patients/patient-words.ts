import type { Patient } from './patient.contract.ts';
import { t } from './patients.texts.ts';

/** First and last name as they are read. */
export function fullName(patient: Pick<Patient, 'firstName' | 'lastName'>): string {
  return `${patient.firstName} ${patient.lastName}`;
}

/** An age in words, from whole years. */
export function ageWords(years: number): string {
  return years === 0 ? t('underOneYear') : t('years', { count: years });
}

/** Age and gender in one line. */
export function demographics(patient: Pick<Patient, 'age' | 'gender'>): string {
  return t('demographics', { age: ageWords(patient.age), gender: t(`gender_${patient.gender}`) });
}
