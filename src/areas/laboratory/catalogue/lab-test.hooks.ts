import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countLabTests, listLabTests } from '../laboratory/laboratory.calls.ts';
import type * as contract from './lab-test.contract.ts';

// The first element of a key is the live topic that makes it fetched again.
export const testsTopic = 'lab-tests';

type LabTestListRequest = CallRequest<typeof contract.listLabTests>;

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useLabTestPage(request: LabTestListRequest) {
  return useQuery({
    queryKey: [testsTopic, 'list', request],
    queryFn: ({ signal }) => listLabTests(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many tests are offered, in which categories, and what they cost together. */
export function useLabTestCounts() {
  return useQuery({
    queryKey: [testsTopic, 'counts'],
    queryFn: ({ signal }) => countLabTests({}, signal),
  });
}
