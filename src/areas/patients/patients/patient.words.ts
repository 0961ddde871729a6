import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Patient, PatientSummary } from './patient.contract.ts';
import { t } from './patients.texts.ts';

/** First and last name as they are read. */
export function fullName(patient: Pick<Patient, 'firstName' | 'lastName'>): string {
  return `${patient.firstName} ${patient.lastName}`.trim();
}

/** The number; where a search found a record by that of one that was joined into it, that one as well. */
export function numberWords({ patientNumber, formerNumber }: PatientSummary): string {
  return formerNumber === undefined
    ? patientNumber
    : `${patientNumber} (${t('formerNumber', { number: formerNumber })})`;
}

/** An age in words, from whole months. */
export function spanWords(months: number): string {
  if (months < 1) return t('underOneMonth');
  return months < 12 ? t('months', { count: months }) : t('years', { count: Math.floor(months / 12) });
}

type Aged = Pick<PatientSummary, 'ageMonths' | 'birthPrecision' | 'dateOfDeath'>;

/** The age today, or the age at death, and whether it is estimated; empty where it is withheld. */
export function ageWords({ ageMonths, birthPrecision, dateOfDeath }: Aged): string {
  if (ageMonths === null) return '';
  const span = spanWords(ageMonths);
  const age = birthPrecision === 'day' ? span : t('estimated', { span: t('about', { span }) });
  return dateOfDeath === null ? age : t('diedAt', { age });
}

/** The date of birth as far as it is known: an estimated one has no day, and often no month. */
export function birthWords(
  { dateOfBirth, birthPrecision }: Pick<Patient, 'dateOfBirth' | 'birthPrecision'>,
  format: Format,
): string {
  if (birthPrecision === 'day') return format.date(dateOfBirth);
  const year = dateOfBirth.slice(0, 4);
  const span = birthPrecision === 'year' ? year : format.longDate(dateOfBirth).replace(/^\S+ /, '');
  return t('estimated', { span: t('about', { span }) });
}

/** Age and gender in one line; empty where they are withheld. */
export function demographics({ gender, ...aged }: Aged & Pick<PatientSummary, 'gender'>): string {
  const age = ageWords(aged);
  return age === '' || gender === null ? '' : t('demographics', { age, gender: t(`gender_${gender}`) });
}

/** The list of allergies, that there are none, or that nobody has asked. */
export function allergyWords({
  allergies,
  allergyStatus,
}: Pick<Patient, 'allergies' | 'allergyStatus'>): string {
  return allergies ?? t(allergyStatus === 'none-known' ? 'noneKnown' : 'notAsked');
}

/** True for a restricted patient of whom this person sees no more than name, number and status. */
export function isWithheld({ dateOfBirth }: Pick<PatientSummary, 'dateOfBirth'>): boolean {
  return dateOfBirth === null;
}

/** What a row says, or that it belongs to a record which is closed to the reader. */
export function orRestricted(text: string | null): string {
  return text ?? t('restrictedPart');
}

/** True for an opened record that this person reads by an emergency access alone: it is not changed by that. */
export function isOnlyRead(
  { isRestricted }: Pick<Patient, 'isRestricted'>,
  may: (permission: 'emr.sensitive') => boolean,
): boolean {
  return isRestricted && !may('emr.sensitive');
}
