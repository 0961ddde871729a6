import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { ConsultationAmendment } from './consultations/content/amendment.contract.ts';
import type { Consultation, ConsultationDraft } from './consultations/consultation.contract.ts';
import type { ConsultationDiagnosis } from './consultations/content/consultation-content.contract.ts';
import type { Diagnosis } from './diagnoses/diagnosis.contract.ts';
import type { OldText } from './old-text/old-text.contract.ts';
import type { Problem } from './problems/problem.contract.ts';
import type { ConsultationTemplate } from './templates/template.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient_problem: Table<'patient_problem', PatientProblemColumns>;
    reviewed_line: Table<'reviewed_line', ReviewedLineColumns>;
    diagnosis: Table<'diagnosis', DiagnosisColumns>;
    consultation: Table<'consultation', ConsultationColumns>;
    consultation_note: Table<'consultation_note', ConsultationNoteColumns>;
    consultation_diagnosis: Table<'consultation_diagnosis', ConsultationDiagnosisColumns>;
    consultation_amendment: Table<'consultation_amendment', ConsultationAmendmentColumns>;
    consultation_template: Table<'consultation_template', ConsultationTemplateColumns>;
  }
}

interface PatientProblemColumns {
  certainty: Problem['certainty'];
  status: Problem['status'];
  recorded_at: ColumnType<Instant, Instant, never>;
}

interface ReviewedLineColumns {
  field: OldText;
  outcome: 'taken-over' | 'left-out';
}

interface DiagnosisColumns {
  /** Code and title as the search compares them; every word starts after a space, the first one too. */
  search_text: string;
  status: Diagnosis['status'];
  /** An authority is told of each case. */
  is_notifiable: boolean;
  created_at: ColumnType<Instant, Instant, never>;
}

interface ConsultationColumns {
  status: Consultation['status'];
  /** Said by an amendment: it does not count, and its appointment is free for another one. */
  is_entered_in_error: boolean;
  /** What is typed so far, as typed; null once it is signed. */
  draft: JsonColumn<ConsultationDraft> | null;
  started_at: ColumnType<Instant, Instant, never>;
}

/** What was signed; the app role can neither change nor delete it. */
interface ConsultationNoteColumns {
  consultation_status: 'signed';
  /** The set that was measured at the visit, of the same patient. */
  vital_signs_id: string | null;
}

interface ConsultationDiagnosisColumns {
  /** From 0, in the order in which they were written. */
  position: number;
  certainty: ConsultationDiagnosis['certainty'];
}

interface ConsultationAmendmentColumns {
  kind: ConsultationAmendment['kind'];
}

interface ConsultationTemplateColumns {
  fields: JsonColumn<ConsultationTemplate['fields']>;
  created_at: ColumnType<Instant, Instant, never>;
}
