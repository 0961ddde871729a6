import type { Instant, Table } from '#database/tables.ts';
import type { Course, Milestone } from './milestone.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_course: Table<'surgical_course', SurgicalCourseColumns>;
    surgical_milestone: Table<'surgical_milestone', SurgicalMilestoneColumns>;
    surgical_delay: Table<'surgical_delay', SurgicalDelayColumns>;
  }
}

type Times = { [Kind in Milestone as `${Kind}_at`]: Instant | null };

/** The times that hold, one row for each case that has begun. */
interface SurgicalCourseColumns extends Times {}

/** Every entry and correction, and what was taken back, which has no time; it is added once and never changed. */
interface SurgicalMilestoneColumns {
  kind: Milestone;
}

interface SurgicalDelayColumns {
  cause: Course['delays'][number]['cause'];
}
