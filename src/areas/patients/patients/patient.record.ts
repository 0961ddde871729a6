import type { z } from 'zod';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import {
  patientFields,
  type ExportedPatient,
  type Patient,
  patient,
  type PatientSummary,
  patientSummary,
} from './patient.contract.ts';
import type { RegisteredAllergies } from '../allergies/registered-allergies.rules.ts';
import type { FoundPatient, PatientRow } from './patient.queries.ts';
import {
  documentKey,
  nameKey,
  phoneKey,
  type SearchablePatient,
  searchText,
  sortName,
} from './patient.rules.ts';

type PatientValues = Omit<
  Patient,
  'id' | 'age' | 'ageMonths' | 'status' | 'createdAt' | 'updatedAt' | 'version' | keyof RegisteredAllergies
>;

/** Allergies have a list of their own. */
const { allergyStatus: _status, allergies: _allergies, ...ownFields } = patientFields;

/** The columns of what a person typed, with what is derived from it for sorting and searching. */
export function derivedColumns(values: PatientValues) {
  return {
    ...toColumns(ownFields, values),
    is_restricted: values.isRestricted,
    ...nameColumns(values),
    ...(values.isRestricted ? noKeys : keysOf(values)),
  };
}

/** What names are sorted, found and compared by. */
export function nameColumns(values: SearchablePatient) {
  return { sort_name: sortName(values), name_key: nameKey(values), search_text: searchText(values) };
}

const noKeys = { phone_key: null, national_id_key: null, passport_key: null, birth_certificate_key: null };

/** By what a person is found and recognised besides the name. */
export function keysOf(
  values: Pick<PatientValues, 'phone' | 'nationalId' | 'passportNumber' | 'birthCertificateNumber'>,
) {
  return {
    phone_key: phoneKey(values.phone),
    national_id_key: documentKey(values.nationalId),
    passport_key: documentKey(values.passportNumber),
    birth_certificate_key: documentKey(values.birthCertificateNumber),
  };
}

const noDetails = {
  email: null,
  phone: null,
  dateOfBirth: null,
  birthPrecision: null,
  age: null,
  ageMonths: null,
  gender: null,
  dateOfDeath: null,
};

const noRecord = {
  ...noDetails,
  formerNames: null,
  maritalStatus: null,
  nationalId: null,
  passportNumber: null,
  birthCertificateNumber: null,
  allergyStatus: null,
  address: null,
  emergencyContact: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  bloodType: null,
  allergies: null,
  medicalHistory: null,
  insuranceProvider: null,
  insuranceNumber: null,
};

/** A stored row as lists show it to somebody; `today` is the hospital's own date. */
export function toSummary(row: FoundPatient, today: string, seesRestricted: boolean): PatientSummary {
  const { former_number: formerNumber } = row;
  const ages = agesOf(row, today);
  const summary = toRecord(
    patientSummary,
    row,
    formerNumber === undefined ? ages : { ...ages, formerNumber },
  );
  return row.is_restricted && !seesRestricted ? { ...summary, ...noDetails } : summary;
}

/** A stored row as an export lists it for somebody; `today` is the hospital's own date. */
export function toExported(
  row: PatientRow,
  today: string,
  { allergies, seesRestricted }: { allergies: RegisteredAllergies; seesRestricted: boolean },
): ExportedPatient {
  const whole = toPatient(row, today, allergies);
  return row.is_restricted && !seesRestricted ? { ...whole, ...noRecord } : whole;
}

/** A stored row as the whole record, with what the list of allergies says; `today` is the hospital's own date. */
export function toPatient(row: PatientRow, today: string, allergies: RegisteredAllergies): Patient {
  return { ...toPerson(row, today), ...allergies };
}

const person = patient.omit({ allergyStatus: true, allergies: true });

/** The same without the allergies, for whom they do not concern. */
export function toPerson(row: PatientRow, today: string): z.output<typeof person> {
  return toRecord(person, row, agesOf(row, today));
}

// Nobody grows older after death.
function agesOf(row: Pick<PatientRow, 'date_of_birth' | 'date_of_death'>, today: string) {
  const ageMonths = ageInMonths(row.date_of_birth, row.date_of_death ?? today);
  return { age: Math.floor(ageMonths / 12), ageMonths };
}
