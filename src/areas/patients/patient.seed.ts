import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { fillPatientFigures } from './figures/patient-figures.queries.ts';
import { insertSampleAllergies } from './samples/allergies.seed.ts';
import { insertPatients, type PatientRow } from './patients/patient.queries.ts';
import type { Patient } from './patients/patient.contract.ts';
import { derivedColumns } from './patients/patient.record.ts';
import { formatPatientNumber } from './patients/patient.rules.ts';
import { cityGeneralPatients } from './samples/city-general.samples.ts';
import { downtownPatients } from './samples/downtown-clinic.samples.ts';
import type { SamplePatient } from './samples/sample-patient.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * Registers invented patients inside their tenant's transaction, with the allergies that somebody wrote down; returns
 * the ids of the active ones.
 */
export async function seedPatients(
  db: Db,
  tenantId: string,
  people: readonly SamplePatient[],
  clock: Clock,
  writtenBy: string | null = null,
): Promise<string[]> {
  const active = people.filter((person) => statusOf(person) === 'active').length;
  const deceased = people.filter((person) => statusOf(person) === 'deceased').length;
  const counters = await advanceCounters(db, tenantId, {
    'patients.active': active,
    'patients.deceased': deceased,
    'patients.number': people.length,
    'patients.total': people.length,
  });
  const firstNumber = counters['patients.number'] - people.length + 1;
  const now = clock.now();
  const rows = people.map((person, index) => ({
    ...rowOf(tenantId, person, firstNumber + index, now),
    ...origin(registeredAt(person, now, people.length - index)),
  }));
  await insertPatients(db, rows);
  const written = { tenantId, by: writtenBy, at: new Date(now.getTime() - 30 * dayMs).toISOString() };
  await insertSampleAllergies(
    db,
    rows.map(({ id }, place) => ({ person: people[place]!, registering: { ...written, patientId: id } })),
  );
  await fillPatientFigures(db, tenantId);
  return rows.filter((row) => row.status === 'active').map((row) => row.id);
}

function rowOf(tenantId: string, person: SamplePatient, number: number, now: Date) {
  const patientNumber = formatPatientNumber(number);
  const [contactName, relationship, contactPhone] = person.contact ?? [];
  const [insuranceProvider, insuranceNumber] = person.insurance ?? [];
  return {
    tenant_id: tenantId,
    id: newId(),
    patient_number: patientNumber,
    ...derivedColumns({
      patientNumber,
      firstName: person.firstName,
      lastName: person.lastName,
      formerNames: person.formerNames ?? null,
      dateOfBirth: person.dateOfBirth,
      birthPrecision: person.birthPrecision ?? 'day',
      dateOfDeath: dayOfDeath(person, now),
      gender: person.gender,
      maritalStatus: person.maritalStatus ?? null,
      nationalId: person.nationalId ?? null,
      passportNumber: person.passportNumber ?? null,
      birthCertificateNumber: person.birthCertificateNumber ?? null,
      email: person.email ?? null,
      phone: person.phone ?? null,
      address: person.address ?? null,
      emergencyContact: contactName ?? null,
      emergencyContactRelationship: relationship ?? null,
      emergencyContactPhone: contactPhone ?? null,
      bloodType: person.bloodType ?? null,
      medicalHistory: person.history ?? null,
      insuranceProvider: insuranceProvider ?? null,
      insuranceNumber: insuranceNumber ?? null,
      isRestricted: person.isRestricted ?? false,
    }),
    status: statusOf(person),
    version: 1,
  };
}

function statusOf({ diedDaysAgo, isInactive }: SamplePatient): Patient['status'] {
  if (diedDaysAgo !== undefined) return 'deceased';
  return isInactive ? 'inactive' : 'active';
}

function dayOfDeath({ diedDaysAgo }: SamplePatient, now: Date): string | null {
  if (diedDaysAgo === undefined) return null;
  return new Date(now.getTime() - diedDaysAgo * dayMs).toISOString().slice(0, 10);
}

// Some minutes apart, and those of today never before midnight: 'new today' must count them at any hour (UTC).
function registeredAt(person: SamplePatient, now: Date, place: number): Date {
  const at = now.getTime() - person.registeredDaysAgo * dayMs - place * 7 * minuteMs;
  if (person.registeredDaysAgo > 0) return new Date(at);
  return new Date(Math.max(at, Math.floor(now.getTime() / dayMs) * dayMs));
}

function origin(registered: Date): Pick<PatientRow, 'import_id' | 'created_at' | 'updated_at'> {
  const instant = registered.toISOString();
  return { import_id: null, created_at: instant, updated_at: instant };
}

declare module '#server/sample-hospital.ts' {
  interface SampleRecords {
    /** Ids of the active patients; none where a hospital's own patients are coming. */
    patients: readonly string[];
  }
}

const patientsOf: Readonly<Record<string, readonly SamplePatient[]>> = {
  'city-general': cityGeneralPatients,
  'downtown-clinic': downtownPatients,
};

/** The patients of each sample hospital. */
export const patientsSamples: AreaSamples = {
  after: ['people'],
  async fill({ db, tenantId, organization, clock, hasSamplePatients, leave, recordsOf }) {
    const people = patientsOf[organization.slug] ?? [];
    const nurseId = recordsOf('people').idOf('nurse', 'tenant_admin');
    leave('patients', hasSamplePatients ? await seedPatients(db, tenantId, people, clock, nurseId) : []);
  },
};
