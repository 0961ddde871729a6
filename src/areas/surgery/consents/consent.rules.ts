import type { StoredCase } from '../cases/case.queries.ts';

type Operation = Pick<StoredCase, 'procedure_name' | 'laterality'>;
type ConsentFor = Pick<StoredCase, 'consent_procedure' | 'consent_laterality'>;

/** The columns of a consent that is given for the operation as it is planned now. */
export function consentFor({ procedure_name, laterality }: Operation): ConsentFor {
  return { consent_procedure: procedure_name, consent_laterality: laterality };
}

/** The same where there is no consent. */
export const forNothing: ConsentFor = { consent_procedure: null, consent_laterality: null };

/** True for a consent to another procedure or side; never where nobody knows what it was given for. */
export function isConsentForOther(stored: Operation & ConsentFor): boolean {
  const { consent_procedure: procedure, consent_laterality: laterality } = stored;
  if (procedure === null || laterality === null) return false;
  return comparable(procedure) !== comparable(stored.procedure_name) || laterality !== stored.laterality;
}

const comparable = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');
