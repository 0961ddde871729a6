import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countMedicines, getMedicine, listMedicines, searchMedicines } from './medicine.calls.ts';
import type * as contract from './medicine.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'medicines';

/** One page of the list; the page before stays on screen until the next has come. */
export function useMedicinePage(request: CallRequest<typeof contract.listMedicines>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listMedicines(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One medicine; none without an id. */
export function useMedicine(medicineId: string | undefined) {
  return useQuery({
    queryKey: [topic, 'one', medicineId],
    queryFn: ({ signal }) => getMedicine({ medicineId: medicineId! }, signal),
    enabled: medicineId !== undefined,
  });
}

/** How many medicines there are, what is in stock of them, what runs low and what expires soon. */
export function useMedicineCounts() {
  return useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => countMedicines({}, signal),
  });
}

/** Active medicines for what was typed; none while nothing is. */
export function useMedicineMatches(search: string) {
  return useQuery({
    queryKey: [topic, 'matches', search],
    queryFn: ({ signal }) => searchMedicines({ search }, signal),
    enabled: search !== '',
    staleTime: 60_000,
  });
}

/** Has the list fetched again after a change. */
export function useRefreshMedicines(): () => void {
  return useRefresh(topic);
}
