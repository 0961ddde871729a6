import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { Admission } from './admissions/admission.contract.ts';
import type { Bed } from './beds/bed.contract.ts';
import type { Discharge } from './discharge/discharge.contract.ts';
import type { AdmissionRequest } from './requests/admission-request.contract.ts';
import type { BedTransfer } from './transfers/bed-transfer.contract.ts';
import type { Ward } from './wards/ward.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    ward: WardTable;
    room: RoomTable;
    bed: BedTable;
    admission_request: AdmissionRequestTable;
    admission: AdmissionTable;
    bed_stay: BedStayTable;
    bed_transfer: BedTransferTable;
    bed_status_change: BedStatusChangeTable;
    discharge: DischargeTable;
    ward_census: WardCensusTable;
  }
}

interface WardTable {
  tenant_id: string;
  id: string;
  name: string;
  ward_type: Ward['wardType'];
  floor_number: number | null;
  sex_policy: Ward['sexPolicy'];
  minimum_age_years: number | null;
  maximum_age_years: number | null;
  status: Ward['status'];
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface RoomTable {
  tenant_id: string;
  id: string;
  ward_id: string;
  name: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface BedTable {
  tenant_id: string;
  id: string;
  ward_id: string;
  room_id: string | null;
  bed_number: string;
  /** The number with its digits padded, so that bed 2 comes before bed 10. */
  sort_key: string;
  bed_type: Bed['bedType'];
  status: Bed['status'];
  status_reason: string | null;
  status_since: Instant;
  /** Who brought the bed into its status: while it is being cleaned, who cleans it. */
  status_by: string;
  /** The admission whose patient has the bed; only while it is occupied. */
  admission_id: string | null;
  /** 'active' beside an admission: the database lets no admission end that still has a bed. */
  admission_status: 'active' | null;
  /** The approved transfer that holds the bed until `held_until`; an older hold counts no longer. */
  held_for: string | null;
  /** 'approved' beside a transfer: the database lets no transfer end that a bed is still held for. */
  held_status: 'approved' | null;
  held_until: Instant | null;
  equipment: string[];
  notes: string | null;
  last_occupied_at: Instant | null;
  /** Set for a bed that is no longer there; its stays keep naming it. */
  retired_at: Instant | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface AdmissionRequestTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  urgency: AdmissionRequest['urgency'];
  ward_type: Ward['wardType'] | null;
  ward_id: string | null;
  reason: string;
  /** How many days the patient is expected to stay. */
  expected_days: number | null;
  /** By name, as an admission has it; null where nobody knew. */
  admitting_doctor: string | null;
  primary_diagnosis: string | null;
  appointment_id: string | null;
  /** The consultation in which it was asked for. */
  consultation_id: string | null;
  status: AdmissionRequest['status'];
  requested_by: string;
  requested_at: ColumnType<Instant, Instant, never>;
  decided_by: string | null;
  decided_at: Instant | null;
  cancel_reason: string | null;
  updated_at: Instant;
  version: number;
}

interface AdmissionTable {
  tenant_id: string;
  id: string;
  admission_number: string;
  patient_id: string;
  request_id: string | null;
  status: Admission['status'];
  admission_type: Admission['admissionType'];
  admission_source: Admission['admissionSource'];
  admitted_at: Instant;
  admitting_doctor: string;
  admitting_doctor_id: string | null;
  attending_doctor: string | null;
  attending_doctor_id: string | null;
  primary_diagnosis: string | null;
  secondary_diagnoses: string[];
  admission_notes: string | null;
  precautions: Admission['precautions'];
  estimated_discharge_date: PlainDate | null;
  /** When the ward had accepted the patient; from then on the stay counts and is charged. */
  received_at: Instant | null;
  received_by: string | null;
  /** Why the reception was written down later than it was. */
  received_late_reason: string | null;
  ended_at: Instant | null;
  cancel_reason: string | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** One bed of an admission, from being given to being left. */
interface BedStayTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  bed_id: string;
  placed_at: Instant;
  placed_by: string;
  /** Why it is this bed although its ward is meant for others. */
  placement_reason: string | null;
  /** Why it was written down later than the bed was given. */
  late_reason: string | null;
  /** When the patient was in it: from then on it is charged. */
  started_at: Instant | null;
  ended_at: Instant | null;
}

interface BedTransferTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  /** 'active' while the transfer is open: the database lets no admission end before its transfer. */
  admission_status: 'active' | null;
  from_bed_id: string;
  to_bed_id: string;
  transfer_reason: string;
  /** Why it is this bed although its ward is meant for others. */
  placement_reason: string | null;
  notes: string | null;
  /** As it was written last; an approval counts only while its bed is held (see `statusNow`). */
  status: BedTransfer['status'];
  requested_by: string;
  approved_by: string | null;
  approved_at: Instant | null;
  /** When the patient was moved. */
  transfer_date: Instant | null;
  completed_by: string | null;
  cancelled_by: string | null;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  /** The transfer of the patient who took the old bed at the same moment. */
  swapped_with: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** One status of a bed, from `since` on until the next one. */
interface BedStatusChangeTable {
  tenant_id: string;
  id: string;
  bed_id: string;
  status: Bed['status'];
  reason: string | null;
  since: Instant;
}

type Decision = NonNullable<Discharge['decision']>;

/** Who did a stage of a discharge and when, and the reason where something stood against it. */
type StageColumns<Stage extends string> = {
  [Column in `${Stage}_at` | `${Stage}_by` | `${Stage}_override`]: string | null;
};

type DecidedMedicine = Decision['medicines'][number];

type KnownLater = 'checks' | 'fate' | 'reason' | 'was' | 'lineId';

/** Of discharges from before medicines were checked, or taken from the orders of the stay, without what is known since. */
type StoredMedicine = Omit<DecidedMedicine, KnownLater> & Partial<Pick<DecidedMedicine, KnownLater>>;

interface DischargeTable
  extends
    StageColumns<'clinical'>,
    StageColumns<'pharmacy'>,
    StageColumns<'billing'>,
    StageColumns<'nursing'>,
    StageColumns<'gone'> {
  tenant_id: string;
  id: string;
  admission_id: string;
  /** 'active' from the clinical stage until the patient has left: the database lets the admission not end meanwhile. */
  admission_status: 'active' | null;
  disposition: Decision['disposition'];
  referred_to: string | null;
  discharged_at: Instant;
  died_at: Instant | null;
  cause_of_death: string | null;
  diagnoses: string[];
  summary: string;
  follow_up: string | null;
  follow_up_date: PlainDate | null;
  medicines: JsonColumn<StoredMedicine[]>;
  left_at: Instant | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** A ward at the end of a day, and what came and went on it. */
interface WardCensusTable {
  tenant_id: string;
  ward_id: string;
  day: PlainDate;
  beds: number;
  occupied: number;
  available: number;
  /** Dirty and being cleaned. */
  cleaning: number;
  maintenance: number;
  blocked: number;
  admissions: number;
  discharges: number;
  transfers_in: number;
  transfers_out: number;
}
