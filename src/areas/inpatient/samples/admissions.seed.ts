import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { StoredAdmission } from '../admissions/admission.queries.ts';
import type { BedStayRow } from '../admissions/steps/bed-stay.queries.ts';
import type { StoredBed } from '../beds/bed.queries.ts';
import type { SampleAdmission } from '../inpatient.samples.ts';
import type { StoredTransfer } from '../transfers/bed-transfer.queries.ts';
import type { PastAdmission } from './past-admissions.samples.ts';
import { dayMs, hourMs, minuteMs, type SampleHouse } from './sample-house.ts';

/** From the admission to the bed, and from the bed to being received. */
const minutesToBed = 45;
const minutesToReception = 30;
/** A stay that is over ended so much earlier in the day than it began. */
const hoursShort = 4;

interface Made {
  place: number;
  now: Date;
}

type SameInAll = Pick<
  StoredAdmission,
  | 'request_id'
  | 'attending_doctor'
  | 'attending_doctor_id'
  | 'secondary_diagnoses'
  | 'admission_notes'
  | 'version'
>;

const sameInAll: SameInAll = {
  request_id: null,
  attending_doctor: null,
  attending_doctor_id: null,
  secondary_diagnoses: [],
  admission_notes: null,
  version: 1,
};

function doctorOf({ doctors }: SampleHouse, place: number) {
  const doctor = doctors[place % Math.max(1, doctors.length)];
  return {
    admitting_doctor: doctor?.name ?? 'Dr. Farhan Chowdhury',
    admitting_doctor_id: doctor?.id ?? null,
  };
}

/** An admission of now, by its sample; it is numbered when all of them are there. */
export function admissionOf(
  house: SampleHouse,
  sample: SampleAdmission,
  { place, now }: Made,
): StoredAdmission {
  const admitted = now.getTime() - sample.daysAgo * dayMs - 180 * minuteMs;
  const at = (minutes: number) => new Date(admitted + minutes * minuteMs).toISOString();
  const isReceived = sample.bedNumber !== undefined && sample.isReceived !== false;
  const receivedAt = isReceived ? at(minutesToBed + minutesToReception) : null;
  const discharge = new Date(now.getTime() + sample.dischargeInDays * dayMs);
  return {
    ...sameInAll,
    ...doctorOf(house, place),
    tenant_id: house.tenantId,
    id: newId(),
    admission_number: '',
    patient_id: house.patientIds[sample.patient]!,
    status: sample.status,
    admission_type: sample.type,
    admission_source: sample.source,
    admitted_at: at(0),
    primary_diagnosis: sample.diagnosis,
    precautions: sample.precautions ?? [],
    estimated_discharge_date: dateIn(house.timeZone, discharge),
    received_at: receivedAt,
    received_by: isReceived ? house.nurseId : null,
    received_late_reason: null,
    ended_at: sample.status === 'cancelled' ? at(20) : null,
    cancel_reason: sample.cancelReason ?? null,
    created_by: house.managerId,
    created_at: at(0),
    updated_at: at(minutesToBed),
  };
}

/** An admission that is over, by its sample. */
export function pastAdmissionOf(
  house: SampleHouse,
  sample: PastAdmission,
  { place, now }: Made,
): StoredAdmission {
  const admitted = now.getTime() - sample.daysAgo * dayMs - 180 * minuteMs;
  const at = (time: number) => new Date(time).toISOString();
  const left = admitted + sample.days * dayMs - hoursShort * hourMs;
  return {
    ...sameInAll,
    ...doctorOf(house, place),
    tenant_id: house.tenantId,
    id: newId(),
    admission_number: '',
    patient_id: house.patientIds[sample.patient]!,
    status: sample.disposition === 'referred' ? 'transferred-out' : 'discharged',
    admission_type: place % 3 === 0 ? 'elective' : 'emergency',
    admission_source: place % 3 === 0 ? 'opd' : 'emergency',
    admitted_at: at(admitted),
    primary_diagnosis: sample.diagnosis,
    precautions: [],
    estimated_discharge_date: dateIn(house.timeZone, new Date(left)),
    received_at: at(admitted + (minutesToBed + minutesToReception) * minuteMs),
    received_by: house.nurseId,
    received_late_reason: null,
    ended_at: at(left),
    cancel_reason: null,
    created_by: house.managerId,
    created_at: at(admitted),
    updated_at: at(left),
  };
}

/** The one bed of an admission that is over. */
export function pastStayOf(house: SampleHouse, admission: StoredAdmission, bed: StoredBed): BedStayRow {
  return { ...newStay(house, admission, bed), ended_at: admission.ended_at };
}

/** The bed of an admission, and before it the one from which a completed transfer has moved the patient. */
export function staysOf(
  house: SampleHouse,
  { bedNumber }: SampleAdmission,
  {
    admission,
    beds,
    transfers,
  }: {
    admission: StoredAdmission;
    beds: ReadonlyMap<string, StoredBed>;
    transfers: readonly StoredTransfer[];
  },
): BedStayRow[] {
  const bed = bedNumber === undefined ? undefined : beds.get(bedNumber);
  if (!bed) return [];
  const move = transfers.find((one) => one.admission_id === admission.id && one.status === 'completed');
  const first = newStay(house, admission, bed);
  if (!move) return [first];
  const at = move.transfer_date!;
  return [
    { ...first, bed_id: move.from_bed_id, ended_at: at },
    { ...newStay(house, admission, bed), placed_at: at, started_at: at },
  ];
}

function newStay(house: SampleHouse, admission: StoredAdmission, bed: StoredBed): BedStayRow {
  const placed = Date.parse(admission.admitted_at) + minutesToBed * minuteMs;
  return {
    tenant_id: house.tenantId,
    id: newId(),
    admission_id: admission.id,
    bed_id: bed.id,
    placed_at: new Date(placed).toISOString(),
    placed_by: house.managerId,
    placement_reason: null,
    late_reason: null,
    started_at: admission.received_at,
    ended_at: null,
  };
}
