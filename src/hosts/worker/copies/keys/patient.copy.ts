import { z } from 'zod';
import { fillPatientFigures } from '#areas/patients/figures/patient-figures.queries.ts';
import { insertIdentifiers } from '#areas/patients/imports/patient-import.queries.ts';
import { readBloodType, readGender } from '#areas/patients/imports/plans/field-readers.ts';
import {
  birthPrecisions,
  bloodTypes,
  genders,
  maritalStatuses,
  type Patient,
} from '#areas/patients/patients/patient.contract.ts';
import { insertRegistered, readRegistered } from '#areas/patients/allergies/registering.service.ts';
import { allergyStatusOf, statusWith } from '#areas/patients/patients/patient-facts.rules.ts';
import { derivedColumns } from '#areas/patients/patients/patient.record.ts';
import { formatPatientNumber } from '#areas/patients/patients/patient.rules.ts';
import { advanceCounters } from '#database/counters.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import * as stored from '../stored-values.ts';

/** Where the id of a patient could not be kept, it is stored as an identifier of this system. */
const identifierSystem = 'earlier-program';
const unknownName = '—';

const contact = z.union([
  z.object({ name: stored.text(300), relationship: stored.text(100), phone: stored.text(40) }),
  stored.text(300).transform((name) => ({ name, relationship: null, phone: null })),
]);

const storedRow = stored
  .record({
    patientNumber: stored.number('P'),
    firstName: stored.text(100),
    lastName: stored.text(100),
    email: stored.text(254),
    phone: stored.text(40),
    formerNames: stored.text(200),
    dateOfBirth: stored.requiredDate,
    birthPrecision: z.enum(birthPrecisions).catch('day'),
    dateOfDeath: stored.date,
    maritalStatus: z.enum(maritalStatuses).nullable().catch(null),
    nationalId: stored.text(50),
    passportNumber: stored.text(50),
    birthCertificateNumber: stored.text(50),
    hasNoKnownAllergies: z.boolean().catch(false),
    gender: stored
      .text(20)
      .transform((word) => genders.find((gender) => gender === readGender(word ?? '')) ?? 'other'),
    address: stored.text(500),
    emergencyContact: contact,
    emergencyContactRelationship: stored.text(100),
    emergencyContactPhone: stored.text(40),
    bloodType: stored
      .text(20)
      .transform((word) => bloodTypes.find((type) => type === readBloodType(word ?? '')) ?? null),
    allergies: stored.text(2000),
    medicalHistory: stored.text(10_000),
    insuranceProvider: stored.text(200),
    insuranceNumber: stored.text(100),
    status: stored
      .text(20)
      .transform((word): Patient['status'] => (word?.toLowerCase() === 'inactive' ? 'inactive' : 'active')),
    isRestricted: z.boolean().catch(false),
  })
  .refine((patient) => patient.firstName ?? patient.lastName, 'A patient has a name.')
  .transform(({ emergencyContact: { name, relationship, phone }, hasNoKnownAllergies, ...patient }) => ({
    ...patient,
    ...deathOf(patient),
    allergyStatus: allergyStatusOf(
      hasNoKnownAllergies && patient.allergies === null ? { allergyStatus: 'none-known' } : {},
      patient,
    ),
    firstName: patient.firstName ?? unknownName,
    lastName: patient.lastName ?? unknownName,
    emergencyContact: name,
    emergencyContactRelationship: relationship ?? patient.emergencyContactRelationship,
    emergencyContactPhone: phone ?? patient.emergencyContactPhone,
  }));

/** A date of death that no calendar allows is not kept. */
function deathOf({ dateOfBirth, birthPrecision, dateOfDeath, status }: DeathParts) {
  const isPossible = dateOfDeath !== null && (birthPrecision !== 'day' || dateOfDeath >= dateOfBirth);
  const kept = isPossible ? dateOfDeath : null;
  return { dateOfDeath: kept, status: statusWith(kept, status) };
}

type DeathParts = Pick<Patient, 'dateOfBirth' | 'birthPrecision' | 'dateOfDeath' | 'status'>;

export const patientCopy = defineCopy({
  key: 'patients',
  topics: ['patients', 'allergies'],
  table: 'patient',
  omitted: [
    'import_id',
    'is_restricted',
    'sort_name',
    'search_text',
    'name_key',
    'phone_key',
    'national_id_key',
    'passport_key',
    'birth_certificate_key',
  ],
  maxRows: 10_000,
  async further(rows, db, tenantId) {
    const allergiesOf = await readRegistered(
      db,
      tenantId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { allergies, allergyStatus } = allergiesOf(row.id);
      const known = { allergies, hasNoKnownAllergies: allergyStatus === 'none-known' };
      return row.is_restricted ? { ...known, isRestricted: true } : known;
    });
  },
  stored: storedRow,
  takeOver: takeOverPatients,
});

async function takeOverPatients(run: TakeOver, rows: readonly z.output<typeof storedRow>[]): Promise<void> {
  const { db, tenantId } = run;
  // New ids are in the order of registration, because the search shows patients by their ids.
  const patients = rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const { numbers, last } = stored.keepNumbers(patients, 'patientNumber', formatPatientNumber);
  await advanceCounters(db, tenantId, {
    'patients.active': patients.filter((patient) => patient.status === 'active').length,
    'patients.deceased': patients.filter((patient) => patient.status === 'deceased').length,
    'patients.number': last,
    'patients.total': patients.length,
  });
  const records = patients.map(({ id, status, createdAt, updatedAt, ...patient }, index) => {
    const patientNumber = numbers[index]!;
    const columns = derivedColumns({ ...patient, patientNumber });
    return { id: run.idOf('patient', id), patientNumber, status, createdAt, updatedAt, ...columns };
  });
  await patientCopy.insert(run, records);
  const registered = patients.map(({ id, allergies, allergyStatus, updatedAt: at }) => {
    const whose = { tenantId, patientId: run.idOf('patient', id), by: null, at };
    return { ...whose, said: { allergies, allergyStatus } };
  });
  await insertRegistered(db, registered);
  const identifiers = patients
    .map(({ id }) => ({ system: identifierSystem, value: id, patientId: run.idOf('patient', id) }))
    .filter(({ value, patientId }) => value !== patientId);
  await insertIdentifiers(db, tenantId, identifiers);
  await fillPatientFigures(db, tenantId);
}
