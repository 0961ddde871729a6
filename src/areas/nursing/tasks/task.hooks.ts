import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listTasks } from './task.calls.ts';
import type * as contract from './task.contract.ts';

const topic = 'nursing-tasks';

/** One page of tasks; the page before stays on screen until the next has come. */
export function useTaskPage(request: CallRequest<typeof contract.listTasks>) {
  return usePage(topic, listTasks, request);
}

/** Has tasks, what they come from, and the round fetched again. */
export function useRefreshTasks(): () => void {
  return useRefresh(topic, 'nursing-notes', 'care-plans', 'nursing-shifts', 'vital-signs');
}
