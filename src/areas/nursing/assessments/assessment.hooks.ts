import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getAssessment, listAssessments } from './assessment.calls.ts';
import type * as contract from './assessment.contract.ts';

const topic = 'nursing-assessments';

/** One page of assessments; the page before stays on screen until the next has come. */
export function useAssessmentPage(request: CallRequest<typeof contract.listAssessments>) {
  return usePage(topic, listAssessments, request);
}

/** One assessment. */
export function useAssessment(assessmentId: string) {
  return useRead(topic, getAssessment, { assessmentId });
}

/** Has lists and the open assessment fetched again after a change. */
export function useRefreshAssessments(): () => void {
  return useRefresh(topic);
}
