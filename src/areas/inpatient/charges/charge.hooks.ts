import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
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
  return useRead(
    chargesTopic,
    readStayBill,
    { admissionId },
    {
      // What is ordered, moved, received or paid elsewhere stands on it as well.
      meta: { summaryOf: ['admissions', 'lab-orders', 'invoices', 'payments', 'deposits'] },
    },
  );
}

export function useBedRates() {
  return useRead(chargesTopic, listBedRates, {});
}

/** What the ward has written down of a stay, without amounts. */
export function useWardCharges(admissionId: string) {
  return useRead(chargesTopic, listWardCharges, { admissionId });
}

/** What can be charged on a stay and matches what was typed. */
export function useChargeables(kind: 'service' | 'timed', search = '') {
  return usePage(chargesTopic, searchChargeables, { kind, search });
}

export function useTimedCharges() {
  return useRead(chargesTopic, listTimedCharges, {});
}

export function useCarePackages() {
  return useRead(chargesTopic, listCarePackages, {});
}

/** Has bills, rates and invoices fetched again after something was charged or billed. */
export function useRefreshCharges(): () => void {
  return useRefresh(chargesTopic, 'invoices', 'lab-orders');
}
