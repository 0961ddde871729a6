import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabTests, listLabTests } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-test.contract.ts';

const topic = 'lab-tests';

type LabTestListRequest = CallRequest<typeof contract.listLabTests>;

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useLabTestPage(request: LabTestListRequest) {
  return usePage(topic, listLabTests, request);
}

/** How many tests are offered, in which categories, and what they cost together. */
export function useLabTestCounts() {
  return useRead(topic, countLabTests, {});
}

/** Has the catalogue fetched again after a change. */
export function useRefreshLabTests(): () => void {
  return useRefresh(topic);
}
