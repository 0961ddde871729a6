import { useRead } from '#client/queries/reads.ts';
import { countMedicines, getMedicine, searchMedicines } from './medicine.calls.ts';

const topic = 'medicines';

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
