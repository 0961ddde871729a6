import type { Patient } from './patient.contract.ts';
import { issue } from './patient.issues.ts';

type Allergies = Pick<Patient, 'allergyStatus' | 'allergies'>;

const saysNone =
  /^(?:none|nil|nka|nkda|none known|no|no (?:known )?(?:drug |medicine |food )?allerg(?:y|ies))\.?$/i;

/** True where a list of allergies says that there are none. */
export function saysNoAllergies(text: string): boolean {
  return saysNone.test(text.trim());
}

/**
 * What is known of allergies once `given` is laid over what was known before: a list speaks for itself, and nobody
 * is without allergies unless somebody says so.
 */
export function allergyStatusOf(
  given: { allergyStatus?: Patient['allergyStatus'] | undefined },
  wanted: Pick<Patient, 'allergies'>,
  before: Patient['allergyStatus'] = 'not-asked',
): Patient['allergyStatus'] {
  if (given.allergyStatus === 'none-known') return 'none-known';
  if (wanted.allergies !== null || given.allergyStatus === 'listed') return 'listed';
  return given.allergyStatus ?? (before === 'listed' ? 'not-asked' : before);
}

/** What is wrong with facts that must agree with each other and with the hospital's date, by field. */
export function factIssues(
  facts: Allergies & Pick<Patient, 'dateOfBirth' | 'birthPrecision' | 'dateOfDeath'>,
  today: string,
): Record<string, string> {
  const { dateOfBirth, birthPrecision, dateOfDeath, allergyStatus, allergies } = facts;
  const issues: Record<string, string> = {};
  if (dateOfBirth > today) issues['dateOfBirth'] = issue('birthInFuture');
  if (dateOfDeath !== null && birthPrecision === 'day' && dateOfDeath < dateOfBirth) {
    issues['dateOfDeath'] = issue('deathBeforeBirth');
  }
  if (dateOfDeath !== null && dateOfDeath > today) issues['dateOfDeath'] = issue('deathInFuture');
  if (allergyStatus === 'none-known' && allergies !== null) issues['allergies'] = issue('allergiesDenied');
  if (allergyStatus === 'listed' && allergies === null) issues['allergies'] = issue('allergiesMissing');
  return issues;
}

/** The status that goes with a date of death: a date makes a patient deceased, taking it back makes them active. */
export function statusWith(dateOfDeath: string | null, status: Patient['status']): Patient['status'] {
  if (dateOfDeath !== null) return 'deceased';
  return status === 'deceased' ? 'active' : status;
}

/** By how many days an estimated birth date may miss the true one. */
export const birthToleranceDays = { day: 0, month: 62, year: 731 } as const;
