import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { Assessment } from './assessments/assessment.contract.ts';
import './care-plans/care-plan.tables.ts';
import './handover/handover.tables.ts';
import './notes/note.tables.ts';
import './shifts/shift.tables.ts';
import './tasks/task.tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_assessment: NursingAssessmentTable;
  }
}

interface NursingAssessmentTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  nurse_id: string;
  assessment_type: Assessment['assessmentType'];
  assessment_date: Instant;
  /** Findings by the name of their section; an empty one is left out. */
  sections: JsonColumn<NonNullable<Assessment['sections']>>;
  /** Each scale that was begun, with its total and the version of the scale. */
  scales: JsonColumn<NonNullable<Assessment['scales']>>;
  /** The total of the Morse scale. */
  fall_risk_score: number | null;
  mobility_level: Assessment['mobilityLevel'];
  allergies_verified: boolean;
  nursing_diagnoses: string[];
  care_plan: JsonColumn<Assessment['carePlan']>;
  notes: string | null;
  status: Assessment['status'];
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}
