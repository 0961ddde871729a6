import { usePage } from '#client/queries/reads.ts';
import { listRound } from './round.calls.ts';

/** Time goes on while nothing changes: what was due becomes overdue. */
const minuteMs = 60_000;

/** Beside vital signs: what stands on the cards, and who lies where. */
const madeOf = ['nursing-tasks', 'nursing-shifts', 'beds'];

/** Patients in beds, of one ward or of all: the first 200, with the instant at which they were told. */
export function useRound({ wardId, scope = 'all' }: { wardId?: string | undefined; scope?: 'all' | 'mine' }) {
  const query = usePage(
    'vital-signs',
    listRound,
    { limit: 200, scope, ...(wardId && { wardId }) },
    { refetchInterval: minuteMs, meta: { summaryOf: madeOf } },
  );
  return { ...query, now: new Date(query.dataUpdatedAt).toISOString() };
}
