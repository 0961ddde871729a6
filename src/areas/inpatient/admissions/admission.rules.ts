import { recordNumber } from '#kernel/record-number.ts';
import { ageInYears } from '#kernel/time/age.ts';
import type { Ward } from '../wards/ward.contract.ts';

/** The topic of one admission, beside that of all of them. */
export function admissionTopic(id: string): `admissions/${string}` {
  return `admissions/${id}`;
}

const admissionNumber = recordNumber('ADM-');

export const formatAdmissionNumber = admissionNumber.format;

/** The numbers that what was typed could begin; null where it is no number of an admission. */
export function typedAdmissionNumber(text: string) {
  const digits = /^(?:adm-?)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : admissionNumber.beginningWith(digits);
}

type WardPolicy = Pick<Ward, 'sexPolicy' | 'minimumAgeYears' | 'maximumAgeYears'>;

/**
 * What speaks against a patient in a ward that is meant for others; null where nothing does. Somebody whose sex is
 * neither of the two is asked about in every ward for one.
 * @param day the hospital's date, on which the age counts
 */
export function placementMismatch(
  ward: WardPolicy,
  patient: { gender: string; dateOfBirth: string },
  day: string,
): 'sex' | 'age' | null {
  if (ward.sexPolicy !== 'any' && patient.gender !== ward.sexPolicy) return 'sex';
  const years = ageInYears(patient.dateOfBirth, day);
  if (ward.minimumAgeYears !== null && years < ward.minimumAgeYears) return 'age';
  if (ward.maximumAgeYears !== null && years > ward.maximumAgeYears) return 'age';
  return null;
}
