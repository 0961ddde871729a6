import type { Patient } from '../patients/patient-record.contract.ts';

/** What is chosen of two records, in the order of the screen. What belongs together is chosen together. */
export const joinFields = [
  'name',
  'formerNames',
  'birth',
  'gender',
  'maritalStatus',
  'nationalId',
  'passportNumber',
  'birthCertificateNumber',
  'phone',
  'email',
  'address',
  'emergencyContact',
  'bloodType',
  'insurance',
  'death',
] as const;

export type JoinField = (typeof joinFields)[number];

export const fieldsOf: Readonly<Record<JoinField, readonly (keyof Patient)[]>> = {
  name: ['firstName', 'lastName'],
  formerNames: ['formerNames'],
  birth: ['dateOfBirth', 'birthPrecision'],
  gender: ['gender'],
  maritalStatus: ['maritalStatus'],
  nationalId: ['nationalId'],
  passportNumber: ['passportNumber'],
  birthCertificateNumber: ['birthCertificateNumber'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  emergencyContact: ['emergencyContact', 'emergencyContactRelationship', 'emergencyContactPhone'],
  bloodType: ['bloodType'],
  insurance: ['insuranceProvider', 'insuranceNumber'],
  death: ['dateOfDeath'],
};

/** For how many days a join can be undone: time enough for the other record's next visit to show the mistake. */
export const joinUndoDays = 30;

const dayMilliseconds = 86_400_000;

/** Until when a join can be undone, as ISO 8601. */
export function undoableUntil(joinedAt: string): string {
  return new Date(Date.parse(joinedAt) + joinUndoDays * dayMilliseconds).toISOString();
}

/** True where both records say something of a field, and not the same. */
export function differs(field: JoinField, one: Patient, other: Patient): boolean {
  return !isEmpty(field, one) && !isEmpty(field, other) && !isSame(field, one, other);
}

/** True where both records say the same of a field, be it nothing. */
export function isSame(field: JoinField, one: Patient, other: Patient): boolean {
  return fieldsOf[field].every((name) => one[name] === other[name]);
}

export function isEmpty(field: JoinField, { ...patient }: Patient): boolean {
  return fieldsOf[field].every((name) => patient[name] === null || patient[name] === '');
}

/** What the joined record alone knows: proposed to be taken over. */
export function proposedFields(kept: Patient, joined: Patient): JoinField[] {
  return joinFields.filter((field) => isEmpty(field, kept) && !isEmpty(field, joined));
}

const longestFormerNames = 200;

/**
 * The kept record with what was chosen of the joined one. A name that goes stays as a former one, and both medical
 * histories stand, so that nothing of either is lost; whoever of both is restricted makes the one record so.
 */
export function joinedFacts(kept: Patient, joined: Patient, takes: readonly JoinField[]): Patient {
  const taken = takes.flatMap((field) => fieldsOf[field].map((name) => [name, joined[name]] as const));
  const facts: Patient = { ...kept, ...Object.fromEntries(taken) };
  const died = facts.dateOfDeath !== null;
  const isActive = kept.status === 'active' || joined.status === 'active';
  return {
    ...facts,
    formerNames: formerNames(facts, kept, joined),
    medicalHistory: bothHistories(kept, joined),
    isRestricted: kept.isRestricted || joined.isRestricted,
    status: died ? 'deceased' : isActive ? 'active' : 'inactive',
  };
}

function formerNames(facts: Patient, kept: Patient, joined: Patient): string | null {
  const called = nameOf(facts);
  const all = [facts.formerNames, kept.formerNames, joined.formerNames, nameOf(kept), nameOf(joined)];
  const names = [...new Set(all.filter((name) => name !== null && name !== called))];
  let known = '';
  for (const name of names) {
    const longer = known === '' ? name! : `${known}, ${name}`;
    if (!known.includes(name!) && longer.length <= longestFormerNames) known = longer;
  }
  return known || null;
}

export function nameOf({ firstName, lastName }: Pick<Patient, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

function bothHistories(kept: Patient, joined: Patient): string | null {
  const mine = kept.medicalHistory;
  const others = joined.medicalHistory;
  if (others === null || mine === others) return mine;
  return mine === null ? others : `${mine}\n\n${joined.patientNumber}: ${others}`;
}
