import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getAssessment, listAssessments } from './assessment.calls.ts';
import type * as contract from './assessment.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'nursing-assessments';

/** One page of assessments; the page before stays on screen until the next has come. */
export function useAssessmentPage(request: CallRequest<typeof contract.listAssessments>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listAssessments(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One assessment. */
export function useAssessment(assessmentId: string) {
  return useQuery({
    queryKey: [topic, 'one', assessmentId],
    queryFn: ({ signal }) => getAssessment({ assessmentId }, signal),
  });
}

/** Has lists and the open assessment fetched again after a change. */
export function useRefreshAssessments(): () => void {
  return useRefresh(topic);
}
