import type { Table } from '#database/tables.ts';
import type { Task } from './task.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_task: Table<'nursing_task', NursingTaskColumns>;
  }
}

/** What is due for a patient; of an intervention or an order there is one task for each time that it is due. */
interface NursingTaskColumns {
  source: Task['source'];
  /** The order of a doctor that it comes from. */
  order_id: string | null;
  /** Null for the follow-up of a note: what the note says is read there. */
  text: string | null;
  status: Task['status'];
}
