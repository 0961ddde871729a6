import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listInpatients } from './inpatient.calls.ts';
import type * as contract from './inpatient.contract.ts';

/** Time goes on while nothing changes: a dose becomes overdue. */
const minuteMs = 60_000;

/** One page of inpatients with what stands out of each; the page before stays on screen until the next has come. */
export function useInpatientPage(request: CallRequest<typeof contract.listInpatients>) {
  return usePage('admissions', listInpatients, request, {
    refetchInterval: minuteMs,
    meta: { summaryOf: ['vital-signs', 'lab-results', 'doses', 'fluids', 'nursing-tasks'] },
  });
}
