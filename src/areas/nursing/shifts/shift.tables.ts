import type { Instant, PlainDate } from '#database/tables.ts';
import type { Shift } from './shift.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_shift: NursingShiftTable;
    nursing_assignment: NursingAssignmentTable;
  }
}

interface NursingShiftTable {
  tenant_id: string;
  id: string;
  ward_id: string | null;
  nurse_id: string;
  shift_type: Shift['shiftType'];
  shift_date: PlainDate;
  start_time: Instant;
  end_time: Instant | null;
  shift_notes: string | null;
  status: Shift['status'];
  cancel_reason: string | null;
  created_by: string;
  updated_by: string;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** Who is responsible for an admitted patient; those of one admission never overlap. */
interface NursingAssignmentTable {
  tenant_id: string;
  id: string;
  shift_id: string;
  /** 'active' while it is open: the database lets no shift end that still has patients. */
  shift_status: 'active' | null;
  nurse_id: string;
  admission_id: string;
  patient_id: string;
  assigned_at: Instant;
  assigned_by: string;
  ended_at: Instant | null;
}
