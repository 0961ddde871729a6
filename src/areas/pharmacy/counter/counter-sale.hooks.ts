import { useQueryClient } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './counter-sale.calls.ts';
import type * as contract from './counter-sale.contract.ts';

const topic = 'counter-sales';

/** What a search at the counter finds; nothing is asked without words. */
export function useCounterMatches(search: string) {
  return useRead('medicines', calls.searchCounter, { search }, { enabled: search !== '' });
}

/** Medicines of a sale as they are now: price, lots, and whether they are sold at all. */
export function useOffers(medicineIds: string) {
  return usePage('medicines', calls.searchCounter, { medicineIds }, { enabled: medicineIds !== '' });
}

/** What speaks against selling these medicines to a patient. */
export function useCounterCheck(patientId: string, medicineIds: string) {
  return useRead('medicines', calls.checkCounter, { patientId, medicineIds }, { enabled: patientId !== '' });
}

/** A page of sales; the page before stays on screen until the next has come. */
export function useCounterSales(request: CallRequest<typeof contract.listCounterSales>) {
  return usePage(topic, calls.listCounterSales, request);
}

/** One sale with what was sold. */
export function useCounterSale(saleId: string) {
  return useRead(topic, calls.getCounterSale, { saleId });
}

/** Has sales, prices and stock fetched again. */
export function useRefreshCounter(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['medicines'] });
  };
}
