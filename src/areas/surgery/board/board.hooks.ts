import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCases } from '../cases/case.calls.ts';
import type { SurgicalCase } from '../cases/case.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { readBoard } from './board.calls.ts';
import type * as contract from './board.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'surgical-cases';

export type BoardRequest = CallRequest<typeof contract.readBoard>;

/** How the visible part of the board is fetched. */
export function boardQuery(request: BoardRequest) {
  return queryOptions({
    queryKey: [topic, 'board', request],
    queryFn: ({ signal }) => readBoard(request, signal),
    // Leave of surgeons is announced with the appointments.
    meta: { summaryOf: ['appointments'] },
  });
}

const pageRows = 200;

/** All cases of a day with everything that the operating list says of them. */
export function useCasesOfDay(date: string, theatreId: string | undefined) {
  return useQuery({
    queryKey: [topic, 'day', date, theatreId ?? ''],
    async queryFn({ signal }) {
      const rows: SurgicalCase[] = [];
      let cursor: string | null = null;
      do {
        const request = { from: date, to: date, sort: 'start' as const, limit: pageRows };
        const page: Awaited<ReturnType<typeof listCases>> = await listCases(
          { ...request, ...(theatreId && { theatreId }), ...(cursor && { cursor }) },
          signal,
        );
        rows.push(...page.rows);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return rows;
    },
  });
}
