export { nextSetAt } from './rounds/next-set.ts';
export { addTasks, withdrawTaskOf } from './tasks/task-adding.service.ts';
export { findFluidBalances } from './fluids/round/fluid-balances.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'nursing_assignment',
  'nursing_note',
  'nursing_note_error',
  'nursing_shift',
  'nursing_task',
] as const;
