import type { Instant } from '#database/tables.ts';
import type { Course, Milestone } from './course.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_course: SurgicalCourseTable;
    surgical_milestone: SurgicalMilestoneTable;
    surgical_delay: SurgicalDelayTable;
  }
}

type Times = { [Kind in Milestone as `${Kind}_at`]: Instant | null };

/** The times that hold, one row for each case that has begun. */
interface SurgicalCourseTable extends Times {
  tenant_id: string;
  case_id: string;
  updated_at: Instant;
  version: number;
}

/** Every entry and correction, and what was taken back, which has no time; it is added once and never changed. */
interface SurgicalMilestoneTable {
  tenant_id: string;
  id: string;
  case_id: string;
  kind: Milestone;
  happened_at: Instant | null;
  correction_reason: string | null;
  recorded_by: string;
  recorded_at: Instant;
}

interface SurgicalDelayTable {
  tenant_id: string;
  id: string;
  case_id: string;
  cause: Course['delays'][number]['cause'];
  minutes: number;
  note: string | null;
  recorded_by: string;
  recorded_at: Instant;
}
