import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { Assessment } from './assessments/assessment.contract.ts';
import './care-plans/care-plan.tables.ts';
import './handover/handover.tables.ts';
import './notes/note.tables.ts';
import './shifts/shift.tables.ts';
import './tasks/task.tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_assessment: Table<'nursing_assessment', NursingAssessmentColumns>;
    nursing_assessment_addendum: Table<'nursing_assessment_addendum'>;
    nursing_assessment_error: Table<'nursing_assessment_error'>;
  }
}

interface NursingAssessmentColumns {
  assessment_type: Assessment['assessmentType'];
  /** Findings by the name of their section; an empty one is left out. */
  sections: JsonColumn<NonNullable<Assessment['sections']>>;
  /** Each scale that was begun, with its total and the version of the scale. */
  scales: JsonColumn<NonNullable<Assessment['scales']>>;
  /** The total of the Morse scale. */
  fall_risk_score: number | null;
  mobility_level: Assessment['mobilityLevel'];
  care_plan: JsonColumn<Assessment['carePlan']>;
  status: Assessment['status'];
  created_at: ColumnType<Instant, Instant, never>;
}
