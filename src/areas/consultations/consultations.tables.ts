import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { ConsultationAmendment } from './consultations/content/amendment.contract.ts';
import type { Consultation, ConsultationDraft } from './consultations/consultation.contract.ts';
import type { ConsultationDiagnosis } from './consultations/content/consultation-content.contract.ts';
import type { Diagnosis } from './diagnoses/diagnosis.contract.ts';
import type { OldText } from './old-text/old-text.contract.ts';
import type { Problem } from './problems/problem.contract.ts';
import type { ConsultationTemplate } from './templates/template.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient_problem: PatientProblemTable;
    reviewed_line: ReviewedLineTable;
    diagnosis: DiagnosisTable;
    consultation: ConsultationTable;
    consultation_note: ConsultationNoteTable;
    consultation_diagnosis: ConsultationDiagnosisTable;
    consultation_amendment: ConsultationAmendmentTable;
    consultation_template: ConsultationTemplateTable;
  }
}

interface PatientProblemTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  diagnosis_id: string | null;
  code: string | null;
  title: string;
  title_key: string;
  certainty: Problem['certainty'];
  since: PlainDate | null;
  notes: string | null;
  status: Problem['status'];
  resolved_on: PlainDate | null;
  status_reason: string | null;
  recorded_by: string;
  recorded_at: ColumnType<Instant, Instant, never>;
  changed_by: string;
  /** The number of the joined record from which it came. */
  joined_from: string | null;
  updated_at: Instant;
  version: number;
}

interface ReviewedLineTable {
  tenant_id: string;
  patient_id: string;
  field: OldText;
  line_key: string;
  outcome: 'taken-over' | 'left-out';
  reviewed_by: string;
  reviewed_at: Instant;
}

interface DiagnosisTable {
  tenant_id: string;
  id: string;
  code: string | null;
  code_key: string | null;
  title: string;
  title_key: string;
  /** Code and title as the search compares them; every word starts after a space, the first one too. */
  search_text: string;
  status: Diagnosis['status'];
  /** An authority is told of each case. */
  is_notifiable: boolean;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface ConsultationTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  appointment_id: string | null;
  author_id: string;
  status: Consultation['status'];
  is_sensitive: boolean;
  /** Said by an amendment: it does not count, and its appointment is free for another one. */
  is_entered_in_error: boolean;
  /** What is typed so far, as typed; null once it is signed. */
  draft: JsonColumn<ConsultationDraft> | null;
  follow_up_appointment_id: string | null;
  started_at: ColumnType<Instant, Instant, never>;
  closed_at: Instant | null;
  updated_at: Instant;
  version: number;
}

/** What was signed; the app role can neither change nor delete it. */
interface ConsultationNoteTable {
  tenant_id: string;
  consultation_id: string;
  patient_id: string;
  signed_by: string;
  consultation_status: 'signed';
  signed_at: Instant;
  reason: string;
  history: string | null;
  examination: string | null;
  plan: string | null;
  referred_to: string | null;
  /** The set that was measured at the visit, of the same patient. */
  vital_signs_id: string | null;
  follow_up_date: PlainDate | null;
  follow_up_note: string | null;
}

interface ConsultationDiagnosisTable {
  tenant_id: string;
  consultation_id: string;
  /** From 0, in the order in which they were written. */
  position: number;
  diagnosis_id: string | null;
  code: string | null;
  title: string;
  certainty: ConsultationDiagnosis['certainty'];
  is_primary: boolean;
}

interface ConsultationAmendmentTable {
  tenant_id: string;
  id: string;
  consultation_id: string;
  kind: ConsultationAmendment['kind'];
  reason: string;
  body: string | null;
  amended_by: string;
  amended_at: Instant;
}

interface ConsultationTemplateTable {
  tenant_id: string;
  id: string;
  owner_id: string;
  name: string;
  fields: JsonColumn<ConsultationTemplate['fields']>;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}
