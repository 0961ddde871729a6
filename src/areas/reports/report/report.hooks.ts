import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { readReport } from './report.calls.ts';
import type * as contract from './report.contract.ts';

export type ReportAsked = CallRequest<typeof contract.readReport>;

/** One report; another range keeps the one before on the screen until it has come. */
export function useReport(asked: ReportAsked) {
  return useRead('reports', readReport, asked, {
    // Whoever draws a report asks for its figures of this moment.
    staleTime: 0,
    placeholderData: (before, query) =>
      query?.queryKey[1] === asked.report ? keepPreviousData(before) : undefined,
  });
}
