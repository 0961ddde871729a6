import type { Table } from '#database/tables.ts';
import type { Shift } from './shift.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_shift: Table<'nursing_shift', NursingShiftColumns>;
    nursing_assignment: Table<'nursing_assignment', NursingAssignmentColumns>;
  }
}

interface NursingShiftColumns {
  shift_type: Shift['shiftType'];
  status: Shift['status'];
}

/** Who is responsible for an admitted patient; those of one admission never overlap. */
interface NursingAssignmentColumns {
  /** 'active' while it is open: the database lets no shift end that still has patients. */
  shift_status: 'active' | null;
}
