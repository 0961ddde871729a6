import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import {
  listBedRates,
  listCarePackages,
  listTimedCharges,
  listWardCharges,
  readStayBill,
  searchChargeables,
} from './charge.calls.ts';
import { chargesTopic } from './stay-charges.rules.ts';

/** What a stay comes to at this moment. */
export function useStayBill(admissionId: string) {
  return useQuery({
    queryKey: [chargesTopic, 'bill', admissionId],
    // What is ordered, moved, received or paid elsewhere stands on it as well.
    meta: { summaryOf: ['admissions', 'lab-orders', 'invoices', 'payments', 'deposits'] },
    queryFn: ({ signal }) => readStayBill({ admissionId }, signal),
  });
}

export function useBedRates() {
  return useQuery({ queryKey: [chargesTopic, 'rates'], queryFn: ({ signal }) => listBedRates({}, signal) });
}

/** What the ward has written down of a stay, without amounts. */
export function useWardCharges(admissionId: string) {
  return useQuery({
    queryKey: [chargesTopic, 'of-ward', admissionId],
    queryFn: ({ signal }) => listWardCharges({ admissionId }, signal),
  });
}

/** What can be charged on a stay and matches what was typed. */
export function useChargeables(kind: 'service' | 'timed', search = '') {
  return useQuery({
    queryKey: [chargesTopic, 'offered', kind, search],
    queryFn: ({ signal }) => searchChargeables({ kind, search }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useTimedCharges() {
  return useQuery({
    queryKey: [chargesTopic, 'timed'],
    queryFn: ({ signal }) => listTimedCharges({}, signal),
  });
}

export function useCarePackages() {
  return useQuery({
    queryKey: [chargesTopic, 'packages'],
    queryFn: ({ signal }) => listCarePackages({}, signal),
  });
}

/** Has bills, rates and invoices fetched again after something was charged or billed. */
export function useRefreshCharges(): () => void {
  return useRefresh(chargesTopic, 'invoices', 'lab-orders');
}
