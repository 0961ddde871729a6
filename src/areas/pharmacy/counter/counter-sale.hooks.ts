import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './counter-sale.calls.ts';
import type * as contract from './counter-sale.contract.ts';

const topic = 'counter-sales';

/** What a search at the counter finds; nothing is asked without words. */
export function useCounterMatches(search: string) {
  return useQuery({
    queryKey: ['medicines', 'counter', search],
    queryFn: ({ signal }) => calls.searchCounter({ search }, signal),
    enabled: search !== '',
  });
}

/** Medicines of a sale as they are now: price, lots, and whether they are sold at all. */
export function useOffers(medicineIds: string) {
  return useQuery({
    queryKey: ['medicines', 'counter-offers', medicineIds],
    queryFn: ({ signal }) => calls.searchCounter({ medicineIds }, signal),
    placeholderData: keepPreviousData,
    enabled: medicineIds !== '',
  });
}

/** What speaks against selling these medicines to a patient. */
export function useCounterCheck(patientId: string, medicineIds: string) {
  return useQuery({
    queryKey: ['medicines', 'counter-check', patientId, medicineIds],
    queryFn: ({ signal }) => calls.checkCounter({ patientId, medicineIds }, signal),
    enabled: patientId !== '',
  });
}

/** A page of sales; the page before stays on screen until the next has come. */
export function useCounterSales(request: CallRequest<typeof contract.listCounterSales>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listCounterSales(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One sale with what was sold. */
export function useCounterSale(saleId: string) {
  return useQuery({
    queryKey: [topic, 'one', saleId],
    queryFn: ({ signal }) => calls.getCounterSale({ saleId }, signal),
  });
}

/** Has sales, prices and stock fetched again. */
export function useRefreshCounter(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['medicines'] });
  };
}
