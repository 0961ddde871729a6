import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabTests, listLabTests } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-test.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'lab-tests';

type LabTestListRequest = CallRequest<typeof contract.listLabTests>;

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useLabTestPage(request: LabTestListRequest) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listLabTests(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many tests are offered, in which categories, and what they cost together. */
export function useLabTestCounts() {
  return useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => countLabTests({}, signal),
  });
}

/** Has the catalogue fetched again after a change. */
export function useRefreshLabTests(): () => void {
  return useRefresh(topic);
}
