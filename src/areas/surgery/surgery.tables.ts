import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { SurgicalCase, TeamRole } from './cases/case.contract.ts';
import './anesthesia/anesthesia.tables.ts';
import './charges/charge.tables.ts';
import './checklists/checklist.tables.ts';
import './consents/consent.tables.ts';
import './consumables/consumable.tables.ts';
import './counts/count.tables.ts';
import './implants/implant.tables.ts';
import './notes/note.tables.ts';
import './sessions/session.tables.ts';
import type { Theatre } from './theatres/theatre.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    operating_theatre: OperatingTheatreTable;
    surgical_procedure: SurgicalProcedureTable;
    surgical_resource: SurgicalResourceTable;
    surgical_case: SurgicalCaseTable;
    surgical_team_member: SurgicalTeamMemberTable;
  }
}

interface OperatingTheatreTable {
  tenant_id: string;
  id: string;
  name: string;
  theatre_number: string;
  theatre_type: Theatre['theatreType'];
  equipment: string[];
  capacity: number;
  location: string | null;
  notes: string | null;
  turnover_minutes: number;
  is_active: boolean;
  status: Theatre['status'];
  status_note: string | null;
  status_since: Instant;
  status_by: string;
  /** The case that is in it, of an occupied one. */
  current_case_id: string | null;
  /** Who has taken its cleaning over. */
  cleaning_by: string | null;
  cleaning_taken_at: Instant | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface SurgicalProcedureTable {
  tenant_id: string;
  id: string;
  name: string;
  code: string | null;
  usual_minutes: number;
  /** Null while nobody has said whether it has one. */
  has_side: boolean | null;
  /** The service by which it is billed. */
  service_id: string | null;
  /** The service of its package price, and the kinds of charges that it contains. */
  package_service_id: string | null;
  package_covers: string[];
  is_active: boolean;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** A theatre, a patient or a person who is being booked: locked by whoever books. */
interface SurgicalResourceTable {
  tenant_id: string;
  id: string;
}

interface SurgicalCaseTable {
  tenant_id: string;
  id: string;
  case_number: string;
  patient_id: string;
  admission_id: string | null;
  /** The consultation in which it was asked for. */
  consultation_id: string | null;
  theatre_id: string | null;
  procedure_id: string | null;
  procedure_name: string;
  procedure_code: string | null;
  laterality: NonNullable<SurgicalCase['laterality']>;
  site: string | null;
  pre_op_diagnosis: string | null;
  urgency: SurgicalCase['urgency'];
  status: SurgicalCase['status'];
  estimated_minutes: number;
  scheduled_start: Instant | null;
  scheduled_end: Instant | null;
  /** True while its theatre, patient and team are taken at its time: neither over nor put off nor overbooked. */
  holds_time: boolean;
  /** The start, or when it was made where it waits for a date: its place in lists. */
  listed_at: Instant;
  is_overbooked: boolean;
  overbooked_by: string | null;
  overbook_reason: string | null;
  /** Who booked it into a session of others, and why. */
  outside_session_by: string | null;
  outside_session_reason: string | null;
  blood_needs: string | null;
  equipment_needs: string | null;
  fasting_from: Instant | null;
  notes: string | null;
  consent_signed_by: string | null;
  consent_relation: string | null;
  /** On paper: the surgeon who explained the operation and signed, and the witness. */
  consent_explained_by: string | null;
  consent_witness: string | null;
  consent_signed_at: Instant | null;
  consent_recorded_by: string | null;
  consent_waived_reason: string | null;
  /** Of one that was signed on the screen. */
  consent_id: string | null;
  /** For which operation and side the consent is; null where nobody knows, as of paper from before it was asked. */
  consent_procedure: string | null;
  consent_laterality: NonNullable<SurgicalCase['laterality']> | null;
  equipment_used: string[];
  actual_start: Instant | null;
  actual_end: Instant | null;
  actual_minutes: number | null;
  /** Why the start and the end were written down later than they were. */
  start_late_reason: string | null;
  end_late_reason: string | null;
  cancel_reason: string | null;
  postpone_reason: string | null;
  created_by: string;
  updated_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface SurgicalTeamMemberTable {
  tenant_id: string;
  case_id: string;
  user_id: string;
  role: TeamRole;
  /** The time of the case. */
  scheduled_start: Instant | null;
  scheduled_end: Instant | null;
  holds_time: boolean;
}
