import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#database/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertAdmissions, type StoredAdmission } from './admissions/admission.queries.ts';
import { formatAdmissionNumber } from './admissions/admission.rules.ts';
import { type BedStayRow, insertStays } from './admissions/steps/bed-stay.queries.ts';
import { insertBeds, noHold, type StoredBed } from './beds/bed.queries.ts';
import { seedCharges } from './charges/charges.seed.ts';
import { bedNumbers, bedSortKey } from './beds/bed.rules.ts';
import {
  type SampleAdmission,
  sampleAdmissions,
  type SampleRequest,
  sampleBedStatuses,
  sampleRequests,
  sampleWards,
} from './inpatient.samples.ts';
import { insertRequests } from './requests/admission-request.queries.ts';
import { insertRooms, insertWards } from './wards/ward.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** From the admission to the bed, and from the bed to being received. */
const minutesToBed = 45;
const minutesToReception = 30;

export interface SampleHouse {
  tenantId: string;
  timeZone: string;
  /** Who keeps the beds and admits. */
  managerId: string;
  /** Who asks for beds. */
  doctorId: string;
  doctors: readonly { id: string; name: string }[];
  /** Without any there are wards and beds alone. */
  patientIds: readonly string[];
}

/** Adds wards, beds in every status, admissions and open requests, inside their tenant's transaction. */
export async function seedInpatient(db: Db, house: SampleHouse, clock: Clock): Promise<void> {
  const now = clock.now();
  const beds = await seedWards(db, house, now.toISOString());
  const samples = sampleAdmissions.filter(({ patient }) => patient < house.patientIds.length);
  const made = samples.map((sample, place) => admissionOf(house, sample, place, now));
  const stays = made.flatMap(({ sample, row }) => stayOf(house, sample, row, beds));
  // A bed with a patient names an admission, so that comes first; no statement inserts no row at all.
  const admissions = made.map(({ row }) => row);
  if (admissions.length > 0) await insertAdmissions(db, admissions);
  await insertBeds(
    db,
    [...beds.values()].map((bed) => inSampleStatus(bed, stays)),
  );
  if (stays.length > 0) await insertStays(db, stays);
  await advanceCounters(db, house.tenantId, { 'admissions.number': made.length });
  const requests = sampleRequests
    .filter(({ patient }) => patient < house.patientIds.length)
    .map((request) => requestOf(house, request, now));
  if (requests.length > 0) await insertRequests(db, requests);
}

/** Wards and rooms are stored; the beds are not yet, because those with a patient name an admission. */
async function seedWards(db: Db, house: SampleHouse, now: string): Promise<Map<string, StoredBed>> {
  const same = { tenant_id: house.tenantId, created_at: now, updated_at: now, version: 1 };
  const wards = sampleWards.map((sample) => ({ sample, id: newId() }));
  await insertWards(
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

function admissionOf(house: SampleHouse, sample: SampleAdmission, place: number, now: Date) {
  const admitted = now.getTime() - sample.daysAgo * dayMs - 180 * minuteMs;
  const at = (minutes: number) => new Date(admitted + minutes * minuteMs).toISOString();
  const doctor = house.doctors[place % Math.max(1, house.doctors.length)];
  const isReceived = sample.bedNumber !== undefined && sample.isReceived !== false;
  const receivedAt = isReceived ? at(minutesToBed + minutesToReception) : null;
  const discharge = new Date(now.getTime() + sample.dischargeInDays * dayMs);
  const row: StoredAdmission = {
    tenant_id: house.tenantId,
    id: newId(),
    admission_number: formatAdmissionNumber(place + 1),
    patient_id: house.patientIds[sample.patient]!,
    request_id: null,
    status: sample.status,
    admission_type: sample.type,
    admission_source: sample.source,
    admitted_at: at(0),
    admitting_doctor: doctor?.name ?? 'Dr. Farhan Chowdhury',
    admitting_doctor_id: doctor?.id ?? null,
    attending_doctor: null,
    attending_doctor_id: null,
    primary_diagnosis: sample.diagnosis,
    secondary_diagnoses: [],
    admission_notes: null,
    precautions: sample.precautions ?? [],
    estimated_discharge_date: dateIn(house.timeZone, discharge),
    received_at: receivedAt,
    received_by: isReceived ? house.managerId : null,
    ended_at: sample.status === 'cancelled' ? at(20) : null,
    cancel_reason: sample.cancelReason ?? null,
    created_by: house.managerId,
    created_at: at(0),
    updated_at: at(minutesToBed),
    version: 1,
  };
  return { sample, row };
}

function stayOf(
  { tenantId, managerId }: SampleHouse,
  { bedNumber }: SampleAdmission,
  admission: StoredAdmission,
  beds: ReadonlyMap<string, StoredBed>,
): BedStayRow[] {
  const bed = bedNumber === undefined ? undefined : beds.get(bedNumber);
  if (!bed) return [];
  const placed = Date.parse(admission.admitted_at) + minutesToBed * minuteMs;
  return [
    {
      tenant_id: tenantId,
      id: newId(),
      admission_id: admission.id,
      bed_id: bed.id,
      placed_at: new Date(placed).toISOString(),
      placed_by: managerId,
      placement_reason: null,
      started_at: admission.received_at,
      ended_at: null,
    },
  ];
}

function inSampleStatus(bed: StoredBed, stays: readonly BedStayRow[]): StoredBed {
  const stay = stays.find(({ bed_id: id }) => id === bed.id);
  if (stay) {
    const { admission_id, placed_at: since } = stay;
    const taken = { status: 'occupied' as const, admission_id, admission_status: 'active' as const };
    return { ...bed, ...taken, status_since: since, last_occupied_at: since };
  }
  const sample = sampleBedStatuses.find(({ bedNumber }) => bedNumber === bed.bed_number);
  return sample ? { ...bed, status: sample.status, status_reason: sample.reason ?? null } : bed;
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
    appointment_id: null,
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
  after: ['people', 'patients', 'appointments'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const people = recordsOf('people');
    const house = {
      tenantId,
      timeZone,
      managerId: people.idOf('ward_manager', 'tenant_admin'),
      doctorId: people.idOf('doctor', 'tenant_admin'),
      doctors: recordsOf('appointments'),
      patientIds: recordsOf('patients'),
    };
    await seedInpatient(db, house, clock);
    await seedCharges(db, { tenantId, userId: house.managerId }, clock.now().toISOString());
  },
};
