import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { notOverbooked } from './cases/booking/clash.service.ts';
import { teamRows } from './cases/booking/team.service.ts';
import { countsOf } from './cases/case-figures.ts';
import { insertCases, insertTeam, type StoredCase } from './cases/case.queries.ts';
import { formatCaseNumber, isHolding, plusMinutes } from './cases/case.rules.ts';
import type { PricedService } from './charges/charge.rules.ts';
import { seedCharges } from './charges/samples/charges.seed.ts';
import { seedPricing } from './charges/samples/pricing.seed.ts';
import {
  type SamplePatient,
  selectSamplePatients,
  selectSampleServices,
} from './charges/samples/sample-prices.queries.ts';
import { procedureRows, type StoredProcedure } from './procedures/procedure.queries.ts';
import {
  type SampleCase,
  sampleCases,
  type SampleProcedure,
  sampleProcedures,
  sampleTheatres,
} from './surgery.samples.ts';
import { type StoredTheatre, theatreRows } from './theatres/theatre.queries.ts';
import { inNoOtherSession } from './sessions/claiming/session-claim.service.ts';
import { sampleSessions } from './sessions/sample-sessions.ts';
import { sessionRows, writeSurgeons } from './sessions/session.queries.ts';
import { seedConsentWords } from './consents/samples/wording.seed.ts';
import { seedPapers } from './papers/papers.seed.ts';
import { newStatus } from './theatres/theatre.service.ts';

interface SampleSurgery {
  tenantId: string;
  timeZone: string;
  now: Date;
  managerId: string;
  surgeonId: string;
  anesthesiologistId: string | null;
  nurseId: string | null;
  patientIds: readonly string[];
}

/** Days before today on which the last case was planned. */
const plannedDaysAgo = 4;

async function seedSurgery(db: Db, house: SampleSurgery): Promise<void> {
  const theatres = theatresOf(house);
  const services = await selectSampleServices(db, house.tenantId, 'Surgery');
  const procedures = proceduresOf(house, services);
  await theatreRows.insert(db, theatres);
  await procedureRows.insert(db, procedures);
  await seedConsentWords(db, house, procedures);
  await seedPricing(db, house, services);
  for (const { row, surgeonIds } of sampleSessions(house, theatres)) {
    await sessionRows.insert(db, [row]);
    await writeSurgeons(db, house.tenantId, row.id, surgeonIds);
  }
  const rows = suitingCases(house, await selectSamplePatients(db, house.tenantId, house.patientIds)).map(
    (sample, place) => caseOf(house, { sample, place, theatres, procedures }),
  );
  if (rows.length === 0) return;
  await insertCases(db, rows);
  const { surgeonId, anesthesiologistId, nurseId } = house;
  const nurseIds = nurseId === null ? [] : [nurseId];
  await insertTeam(
    db,
    rows.flatMap((row) =>
      teamRows(row, { surgeonId, assistantSurgeonId: null, anesthesiologistId, nurseIds }),
    ),
  );
  await seedPapers(db, { ...house, at: house.now.toISOString() }, rows);
  await seedCharges(
    db,
    { ...house, nurseId: house.nurseId ?? house.managerId },
    { cases: rows.filter(({ status }) => status === 'completed'), procedures, services },
  );
  await advanceCounters(db, house.tenantId, { 'surgical-cases.number': rows.length, ...allCounts(rows) });
}

/** The sample cases, each of a patient whom the operation suits; what suits nobody is left out. */
function suitingCases({ now, patientIds }: SampleSurgery, patients: readonly SamplePatient[]): SampleCase[] {
  const year = now.getUTCFullYear();
  const personAt = (place: number) => patients.find(({ id }) => id === patientIds[place]);
  const isSuited = (place: number, { from = 0, to = 200, gender }: NonNullable<SampleProcedure['suits']>) => {
    const person = personAt(place);
    if (!person) return false;
    // By the year of birth: nobody is operated on a birthday here.
    const age = year - Number(person.date_of_birth.slice(0, 4)) - 1;
    return age >= from && age <= to && (gender === undefined || person.gender === gender);
  };
  const taken = new Set(sampleCases.map(({ patient }) => patient));
  return sampleCases.flatMap((sample) => {
    const suits = sampleProcedures.find(({ code }) => code === sample.procedure)?.suits ?? {};
    const others = patientIds
      .map((_id, place) => place)
      .toSorted((a, b) => Number(taken.has(a)) - Number(taken.has(b)));
    const patient = [sample.patient, ...others].find((place) => isSuited(place, suits));
    return patient === undefined || (sample.patient >= patientIds.length && patient !== sample.patient)
      ? []
      : [{ ...sample, patient }];
  });
}

function allCounts(rows: readonly StoredCase[]): Record<string, number> {
  const sums = countsOf(null);
  for (const row of rows) {
    for (const [name, count] of Object.entries(countsOf(row))) sums[name]! += count;
  }
  return sums;
}

function theatresOf({ tenantId, managerId, now }: SampleSurgery): StoredTheatre[] {
  const at = now.toISOString();
  return sampleTheatres.map(({ theatreNumber, theatreType, note, status, ...sample }) => ({
    tenant_id: tenantId,
    id: newId(),
    ...sample,
    theatre_number: theatreNumber,
    theatre_type: theatreType,
    capacity: 8,
    notes: null,
    turnover_minutes: 20,
    is_active: true,
    ...newStatus({ status, note: note ?? null, by: managerId, at }),
    created_by: managerId,
    created_at: at,
    updated_at: at,
    version: 1,
  }));
}

function proceduresOf(
  { tenantId, now }: SampleSurgery,
  services: ReadonlyMap<string, PricedService>,
): StoredProcedure[] {
  const at = now.toISOString();
  return sampleProcedures.map(({ name, code, usual, hasSide }) => ({
    tenant_id: tenantId,
    id: newId(),
    name,
    code,
    usual_minutes: usual,
    has_side: hasSide,
    service_id: services.get(name)?.id ?? null,
    package_service_id: null,
    package_covers: [],
    is_active: true,
    created_at: at,
    updated_at: at,
    version: 1,
  }));
}

interface Placed {
  sample: SampleCase;
  place: number;
  theatres: readonly StoredTheatre[];
  procedures: readonly StoredProcedure[];
}

function caseOf(house: SampleSurgery, { sample, place, theatres, procedures }: Placed): StoredCase {
  const { tenantId, surgeonId, now } = house;
  const procedure = procedures.find(({ code }) => code === sample.procedure)!;
  const minutes = procedure.usual_minutes;
  const start = startOf(house, sample);
  const end = start && plusMinutes(start, minutes);
  const isOver = sample.status === 'completed';
  const madeAt = plusMinutes(now.toISOString(), -plannedDaysAgo * 1440 - place * 40);
  const consentAt = start && plusMinutes(madeAt, 30);
  const isSigned = consentAt !== null && ['confirmed', 'completed'].includes(sample.status);
  return {
    tenant_id: tenantId,
    id: newId(),
    case_number: formatCaseNumber(place + 1),
    patient_id: house.patientIds[sample.patient]!,
    admission_id: null,
    theatre_id: sample.theatre === undefined ? null : theatres[sample.theatre]!.id,
    procedure_id: procedure.id,
    procedure_name: procedure.name,
    procedure_code: procedure.code,
    laterality: sample.laterality ?? 'not_applicable',
    site: null,
    pre_op_diagnosis: sample.preOpDiagnosis,
    urgency: sample.urgency,
    status: sample.status,
    estimated_minutes: minutes,
    scheduled_start: start,
    scheduled_end: end,
    holds_time: start !== null && isHolding(sample.status),
    listed_at: start ?? madeAt,
    ...notOverbooked,
    ...inNoOtherSession,
    blood_needs: null,
    equipment_needs: null,
    fasting_from: start && plusMinutes(start, -480),
    notes: null,
    consent_procedure: isSigned ? procedure.name : null,
    consent_laterality: isSigned ? (sample.laterality ?? 'not_applicable') : null,
    consent_signed_by: isSigned ? 'The patient' : null,
    consent_relation: null,
    consent_explained_by: null,
    consent_witness: null,
    consent_signed_at: isSigned ? consentAt : null,
    consent_recorded_by: isSigned ? surgeonId : null,
    consent_waived_reason: null,
    consent_id: null,
    consultation_id: null,
    equipment_used: [],
    actual_start: isOver ? start : null,
    actual_end: isOver ? end : null,
    actual_minutes: isOver ? minutes : null,
    start_late_reason: null,
    end_late_reason: null,
    cancel_reason: sample.status === 'cancelled' ? sample.reason! : null,
    postpone_reason: sample.status === 'postponed' ? sample.reason! : null,
    created_by: surgeonId,
    updated_by: surgeonId,
    created_at: madeAt,
    updated_at: madeAt,
    version: 1,
  };
}

function startOf({ timeZone, now }: SampleSurgery, { day, minute }: SampleCase): string | null {
  if (day === undefined || minute === undefined) return null;
  return plusMinutes(dayBounds(timeZone, plusDays(dateIn(timeZone, now), day)).start, minute);
}

/** Theatres and procedures of each sample hospital, and cases where there are patients. */
export const surgerySamples: AreaSamples = {
  after: ['people', 'patients', 'billing', 'stock'],
  async fill({ db, tenantId, organization, clock, recordsOf }) {
    const people = recordsOf('people');
    const has = (role: string) => organization.people.some((person) => person.role === role);
    const surgeon = people.idOf('doctor', 'tenant_admin');
    const others = organization.people.filter(({ role }) => role === 'doctor').slice(1);
    await seedSurgery(db, {
      tenantId,
      timeZone: organization.timeZone,
      now: clock.now(),
      managerId: people.idOf('theatre_nurse', 'tenant_admin'),
      surgeonId: surgeon,
      anesthesiologistId: (others[0] && people.ids.get(others[0].email)) ?? null,
      nurseId: has('theatre_nurse') ? people.idOf('theatre_nurse', 'tenant_admin') : null,
      patientIds: recordsOf('patients'),
    });
  },
};
