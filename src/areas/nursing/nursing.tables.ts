import type { ColumnType, GeneratedAlways } from 'kysely';
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
    nursing_assessment_completion: Table<
      'nursing_assessment_completion',
      NursingAssessmentContent & NursingAssessmentCompletionColumns
    >;
    nursing_assessment_error: Table<'nursing_assessment_error'>;
  }
}

/** What an assessment says. */
interface NursingAssessmentContent {
  /** Findings by the name of their section; an empty one is left out. */
  sections: JsonColumn<NonNullable<Assessment['sections']>>;
  /** Each scale that was begun, with its total and the version of the scale. */
  scales: JsonColumn<NonNullable<Assessment['scales']>>;
  /** The total of the Morse scale. */
  fall_risk_score: number | null;
  mobility_level: Assessment['mobilityLevel'];
  care_plan: JsonColumn<Assessment['carePlan']>;
}

/** What a draft says so far; from its completion on all of it is null. */
type NursingAssessmentDraft = {
  [Column in keyof NursingAssessmentContent]: NursingAssessmentContent[Column] extends ColumnType<infer Said>
    ? ColumnType<Said | null, string | null, string | null>
    : NursingAssessmentContent[Column];
};

interface NursingAssessmentColumns extends NursingAssessmentDraft {
  assessment_type: Assessment['assessmentType'];
  status: Assessment['status'];
  is_completed: GeneratedAlways<boolean>;
  created_at: ColumnType<Instant, Instant, never>;
}

/** What was completed: added once, never changed. */
interface NursingAssessmentCompletionColumns {
  assessment_type: Assessment['assessmentType'];
}
