import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { Admission } from './admissions/admission.contract.ts';
import type { Bed } from './beds/bed.contract.ts';
import type { Discharge } from './discharge/discharge.contract.ts';
import type { AdmissionRequest } from './requests/admission-request.contract.ts';
import type { BedTransfer } from './transfers/bed-transfer.contract.ts';
import type { Ward } from './wards/ward.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    ward: Table<'ward', WardColumns>;
    room: Table<'room', RoomColumns>;
    bed: Table<'bed', BedColumns>;
    admission_request: Table<'admission_request', AdmissionRequestColumns>;
    admission: Table<'admission', AdmissionColumns>;
    bed_stay: Table<'bed_stay', BedStayColumns>;
    bed_transfer: Table<'bed_transfer', BedTransferColumns>;
    bed_status_change: Table<'bed_status_change', BedStatusChangeColumns>;
    discharge: Table<'discharge', DischargeColumns>;
    ward_census: Table<'ward_census', WardCensusColumns>;
  }
}

interface WardColumns {
  ward_type: Ward['wardType'];
  sex_policy: Ward['sexPolicy'];
  status: Ward['status'];
  created_at: ColumnType<Instant, Instant, never>;
}

interface RoomColumns {
  created_at: ColumnType<Instant, Instant, never>;
}

interface BedColumns {
  /** The number with its digits padded, so that bed 2 comes before bed 10. */
  sort_key: string;
  bed_type: Bed['bedType'];
  status: Bed['status'];
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
  equipment: string[];
  /** Set for a bed that is no longer there; its stays keep naming it. */
  retired_at: Instant | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface AdmissionRequestColumns {
  urgency: AdmissionRequest['urgency'];
  ward_type: Ward['wardType'] | null;
  /** How many days the patient is expected to stay. */
  expected_days: number | null;
  /** By name, as an admission has it; null where nobody knew. */
  admitting_doctor: string | null;
  /** The consultation in which it was asked for. */
  consultation_id: string | null;
  status: AdmissionRequest['status'];
  requested_at: ColumnType<Instant, Instant, never>;
}

interface AdmissionColumns {
  status: Admission['status'];
  admission_type: Admission['admissionType'];
  admission_source: Admission['admissionSource'];
  secondary_diagnoses: string[];
  precautions: Admission['precautions'];
  /** When the ward had accepted the patient; from then on the stay counts and is charged. */
  received_at: Instant | null;
  /** Why the reception was written down later than it was. */
  received_late_reason: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** One bed of an admission, from being given to being left. */
interface BedStayColumns {
  /** Why it is this bed although its ward is meant for others. */
  placement_reason: string | null;
  /** Why it was written down later than the bed was given. */
  late_reason: string | null;
  /** When the patient was in it: from then on it is charged. */
  started_at: Instant | null;
}

interface BedTransferColumns {
  /** 'active' while the transfer is open: the database lets no admission end before its transfer. */
  admission_status: 'active' | null;
  /** Why it is this bed although its ward is meant for others. */
  placement_reason: string | null;
  /** As it was written last; an approval counts only while its bed is held (see `statusNow`). */
  status: BedTransfer['status'];
  /** When the patient was moved. */
  transfer_date: Instant | null;
  /** The transfer of the patient who took the old bed at the same moment. */
  swapped_with: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** One status of a bed, from `since` on until the next one. */
interface BedStatusChangeColumns {
  status: Bed['status'];
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

interface DischargeColumns
  extends
    StageColumns<'clinical'>,
    StageColumns<'pharmacy'>,
    StageColumns<'billing'>,
    StageColumns<'nursing'>,
    StageColumns<'gone'> {
  /** 'active' from the clinical stage until the patient has left: the database lets the admission not end meanwhile. */
  admission_status: 'active' | null;
  disposition: Decision['disposition'];
  medicines: JsonColumn<StoredMedicine[]>;
  created_at: ColumnType<Instant, Instant, never>;
}

/** A ward at the end of a day, and what came and went on it. */
interface WardCensusColumns {
  /** Dirty and being cleaned. */
  cleaning: number;
}
