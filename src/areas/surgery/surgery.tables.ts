import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
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
    operating_theatre: Table<'operating_theatre', OperatingTheatreColumns>;
    surgical_procedure: Table<'surgical_procedure', SurgicalProcedureColumns>;
    /** A theatre, a patient or a person who is being booked: locked by whoever books. */
    surgical_resource: Table<'surgical_resource'>;
    surgical_case: Table<'surgical_case', SurgicalCaseColumns, 'implants_used'>;
    surgical_team_member: Table<'surgical_team_member', SurgicalTeamMemberColumns>;
  }
}

interface OperatingTheatreColumns {
  theatre_type: Theatre['theatreType'];
  status: Theatre['status'];
  /** The case that is in it, of an occupied one. */
  current_case_id: string | null;
  /** Who has taken its cleaning over. */
  cleaning_by: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface SurgicalProcedureColumns {
  /** Null while nobody has said whether it has one. */
  has_side: boolean | null;
  /** The service by which it is billed. */
  service_id: string | null;
  /** The service of its package price, and the kinds of charges that it contains. */
  package_service_id: string | null;
  package_covers: string[];
  created_at: ColumnType<Instant, Instant, never>;
}

interface SurgicalCaseColumns {
  /** The consultation in which it was asked for. */
  consultation_id: string | null;
  laterality: NonNullable<SurgicalCase['laterality']>;
  urgency: SurgicalCase['urgency'];
  status: SurgicalCase['status'];
  /** True while its theatre, patient and team are taken at its time: neither over nor put off nor overbooked. */
  holds_time: boolean;
  /** The start, or when it was made where it waits for a date: its place in lists. */
  listed_at: Instant;
  is_overbooked: boolean;
  /** Who booked it into a session of others, and why. */
  outside_session_by: string | null;
  /** On paper: the surgeon who explained the operation and signed, and the witness. */
  consent_explained_by: string | null;
  /** Of one that was signed on the screen. */
  consent_id: string | null;
  /** For which operation and side the consent is; null where nobody knows, as of paper from before it was asked. */
  consent_procedure: string | null;
  consent_laterality: NonNullable<SurgicalCase['laterality']> | null;
  /** Why the start and the end were written down later than they were. */
  start_late_reason: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface SurgicalTeamMemberColumns {
  role: TeamRole;
  /** The time of the case. */
  scheduled_start: Instant | null;
}
