import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countMedicines, getMedicine, listMedicines, searchMedicines } from './medicine.calls.ts';
import type * as contract from './medicine.contract.ts';

const topic = 'medicines';

/** One page of the list; the page before stays on screen until the next has come. */
export function useMedicinePage(request: CallRequest<typeof contract.listMedicines>) {
  return usePage(topic, listMedicines, request);
}

/** One medicine; none without an id. */
export function useMedicine(medicineId: string | undefined) {
  return useRead(topic, getMedicine, { medicineId: medicineId! }, { enabled: medicineId !== undefined });
}

/** How many medicines there are, what is in stock of them, what runs low and what expires soon. */
export function useMedicineCounts() {
  return useRead(topic, countMedicines, {});
}

/** Active medicines for what was typed; none while nothing is. */
export function useMedicineMatches(search: string) {
  return useRead(topic, searchMedicines, { search }, { enabled: search !== '', staleTime: 60_000 });
}

/** Has the list fetched again after a change. */
export function useRefreshMedicines(): () => void {
  return useRefresh(topic);
}
