import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertAdmissions, type StoredAdmission } from './admissions/admission.queries.ts';
import { formatAdmissionNumber } from './admissions/admission.rules.ts';
import { type BedStayRow, insertStays } from './admissions/steps/bed-stay.queries.ts';
import { insertBeds, noHold, type StoredBed } from './beds/bed.queries.ts';
import { countDays } from './census/census.job.ts';
import { seedCharges } from './charges/charges.seed.ts';
import { bedNumbers, bedSortKey } from './beds/bed.rules.ts';
import {
  sampleAdmissions,
  type SampleRequest,
  sampleBedStatuses,
  sampleRequests,
  sampleWards,
} from './inpatient.samples.ts';
import { insertRequests } from './requests/admission-request.queries.ts';
import { admissionOf, pastAdmissionOf, pastStayOf, staysOf } from './samples/admissions.seed.ts';
import { seedDischarges } from './samples/discharges.seed.ts';
import { pastAdmissions } from './samples/past-admissions.samples.ts';
import { dayMs, minuteMs, type SampleHouse } from './samples/sample-house.ts';
import { seedTransfers, transfersOf } from './samples/transfers.seed.ts';
import { insertRooms, wardRows } from './wards/ward.queries.ts';

/** So long before today the hospital began: the census has these days to show. */
const daysOpen = 60;

/**
 * Adds wards, beds in every status, admissions of the last two months, transfers, discharges in every stage and open
 * requests, inside their tenant's transaction. Returns the active admissions by place among the sample patients.
 */
export async function seedInpatient(
  db: Db,
  house: SampleHouse,
  clock: Clock,
): Promise<ReadonlyMap<number, StoredAdmission>> {
  const now = clock.now();
  const { tenantId, timeZone } = house;
  const opened = new Date(now.getTime() - daysOpen * dayMs);
  const beds = await seedWards(db, house, opened.toISOString());
  const isThere = ({ patient }: { patient: number }) => patient < house.patientIds.length;
  // The history is of the hospital whose patients it was written for.
  const past = pastAdmissions
    .filter(() => pastAdmissions.every(isThere))
    .map((sample, place) => ({ sample, row: pastAdmissionOf(house, sample, { place, now }) }));
  const made = sampleAdmissions.filter(isThere).map((sample, place) => ({
    sample,
    row: admissionOf(house, sample, { place, now }),
  }));
  const active = new Map(
    made.flatMap(({ sample, row }) => (row.status === 'active' ? [[sample.patient, row] as const] : [])),
  );
  const transfers = transfersOf(house, { active, beds, now });
  const stays = [
    ...past.map(({ sample, row }) => pastStayOf(house, row, beds.get(sample.bedNumber)!)),
    ...made.flatMap(({ sample, row }) => staysOf(house, sample, { admission: row, beds, transfers })),
  ];
  // A bed with a patient names an admission, so that comes first; no statement inserts no row at all.
  const admissions = [...past, ...made]
    .map(({ row }) => row)
    .toSorted((one, other) => one.admitted_at.localeCompare(other.admitted_at));
  for (const [place, row] of admissions.entries()) row.admission_number = formatAdmissionNumber(place + 1);
  if (admissions.length > 0) await insertAdmissions(db, admissions);
  await insertBeds(
    db,
    [...beds.values()].map((bed) => inSampleStatus(bed, { stays, now })),
  );
  if (stays.length > 0) await insertStays(db, stays);
  await seedTransfers(db, transfers);
  await seedDischarges(db, house, { past, active, now });
  await advanceCounters(db, tenantId, { 'admissions.number': admissions.length });
  const requests = sampleRequests.filter(isThere).map((request) => requestOf(house, request, now));
  if (requests.length > 0) await insertRequests(db, requests);
  if (past.length > 0) {
    const today = dateIn(timeZone, now);
    await countDays({ db, tenantId, today, timeZone }, plusDays(today, -daysOpen));
  }
  return active;
}

/** Wards and rooms are stored; the beds are not yet, because those with a patient name an admission. */
async function seedWards(db: Db, house: SampleHouse, now: string): Promise<Map<string, StoredBed>> {
  const same = { tenant_id: house.tenantId, created_at: now, updated_at: now, version: 1 };
  const wards = sampleWards.map((sample) => ({ sample, id: newId() }));
  await wardRows.insert(
    db,
    wards.map(({ sample, id }) => ({
      ...same,
      id,
      name: sample.name,
      ward_type: sample.wardType,
      floor_number: sample.floor,
      sex_policy: sample.sexPolicy,
      minimum_age_years: sample.minimumAgeYears ?? null,
      maximum_age_years: sample.maximumAgeYears ?? null,
      status: 'active' as const,
      created_by: house.managerId,
    })),
  );
  const rooms = wards.flatMap(({ sample, id }) =>
    sample.rooms.map((room) => ({ room, row: { ...same, id: newId(), ward_id: id, name: room.name } })),
  );
  await insertRooms(
    db,
    rooms.map(({ row }) => row),
  );
  const beds = rooms.flatMap(({ room, row }) =>
    bedNumbers(room.first, room.beds).map((bedNumber): StoredBed => ({
      ...same,
      id: newId(),
      ward_id: row.ward_id,
      room_id: row.id,
      bed_number: bedNumber,
      sort_key: bedSortKey(bedNumber),
      bed_type: room.bedType,
      status: 'available',
      status_reason: null,
      status_since: now,
      status_by: house.managerId,
      admission_id: null,
      admission_status: null,
      ...noHold,
      equipment: room.equipment,
      notes: null,
      last_occupied_at: null,
      retired_at: null,
      created_by: house.managerId,
    })),
  );
  return new Map(beds.map((bed) => [bed.bed_number, bed]));
}

function inSampleStatus(
  bed: StoredBed,
  { stays, now }: { stays: readonly BedStayRow[]; now: Date },
): StoredBed {
  const stay = stays.find(({ bed_id: id, ended_at: ended }) => id === bed.id && ended === null);
  if (stay) {
    const { admission_id, placed_at: since } = stay;
    const taken = { status: 'occupied' as const, admission_id, admission_status: 'active' as const };
    return { ...bed, ...taken, status_since: since, last_occupied_at: since };
  }
  const sample = sampleBedStatuses.find(({ bedNumber }) => bedNumber === bed.bed_number);
  if (!sample) return bed;
  const { status, reason } = sample;
  return { ...bed, status, status_reason: reason ?? null, status_since: now.toISOString() };
}

function requestOf(
  house: SampleHouse,
  { patient, urgency, reason, wardType, expectedDays, minutesAgo }: SampleRequest,
  now: Date,
): RowOf<'admission_request'> {
  const at = new Date(now.getTime() - minutesAgo * minuteMs).toISOString();
  return {
    tenant_id: house.tenantId,
    id: newId(),
    patient_id: house.patientIds[patient]!,
    urgency,
    ward_type: wardType,
    ward_id: null,
    reason,
    expected_days: expectedDays,
    admitting_doctor: null,
    primary_diagnosis: null,
    appointment_id: null,
    consultation_id: null,
    status: 'open',
    requested_by: house.doctorId,
    requested_at: at,
    decided_by: null,
    decided_at: null,
    cancel_reason: null,
    updated_at: at,
    version: 1,
  };
}

/** The wards of each sample hospital, and admissions where there are patients. */
export const inpatientSamples: AreaSamples = {
  after: ['people', 'patients', 'appointments', 'billing'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const people = recordsOf('people');
    const house: SampleHouse = {
      tenantId,
      timeZone,
      managerId: people.idOf('ward_manager', 'tenant_admin'),
      doctorId: people.idOf('doctor', 'tenant_admin'),
      nurseId: people.idOf('nurse', 'tenant_admin'),
      pharmacistId: people.idOf('pharmacist', 'tenant_admin'),
      clerkId: people.idOf('billing_clerk', 'tenant_admin'),
      doctors: recordsOf('appointments'),
      patientIds: recordsOf('patients'),
    };
    const active = await seedInpatient(db, house, clock);
    await seedCharges(db, house, { active, now: clock.now() });
  },
};
