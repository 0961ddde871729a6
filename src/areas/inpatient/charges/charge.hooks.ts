import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listBedRates, listCarePackages, listTimedCharges, readStayBill } from './charge.calls.ts';
import { chargesTopic } from './stay-charges.rules.ts';

/** What a stay comes to at this moment. */
export function useStayBill(admissionId: string) {
  return useQuery({
    queryKey: [chargesTopic, 'bill', admissionId],
    queryFn: ({ signal }) => readStayBill({ admissionId }, signal),
  });
}

export function useBedRates() {
  return useQuery({ queryKey: [chargesTopic, 'rates'], queryFn: ({ signal }) => listBedRates({}, signal) });
}

export function useTimedCharges(status: 'active' | 'all') {
  return useQuery({
    queryKey: [chargesTopic, 'timed', status],
    queryFn: ({ signal }) => listTimedCharges({ status }, signal),
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
