import type { Instant } from '#database/tables.ts';
import type { Task } from './task.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_task: NursingTaskTable;
  }
}

/** What is due for a patient; of an intervention or an order there is one task for each time that it is due. */
interface NursingTaskTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  source: Task['source'];
  intervention_id: string | null;
  note_id: string | null;
  /** The order of a doctor that it comes from. */
  order_id: string | null;
  /** Null for the follow-up of a note: what the note says is read there. */
  text: string | null;
  due_at: Instant;
  status: Task['status'];
  taken_by: string | null;
  taken_at: Instant | null;
  closed_by: string | null;
  closed_at: Instant | null;
  reason: string | null;
  created_by: string;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}
