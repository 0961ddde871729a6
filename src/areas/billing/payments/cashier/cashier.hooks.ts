import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { cashierTopic } from '../payment.rules.ts';
import { currentCashierDay, listCashierDays, listPaymentsOfDay } from './cashier.calls.ts';
import type * as contract from './cashier.contract.ts';

/** The own open day, null inside the answer when none is open. */
export function useOpenDay() {
  return useRead(cashierTopic, currentCashierDay, {});
}

/** One page of days; the page before stays on screen until the next has come. */
export function useDayPage(request: CallRequest<typeof contract.listCashierDays>) {
  return usePage(cashierTopic, listCashierDays, request);
}

/** One page of the payments of a day. */
export function useDayPayments(request: CallRequest<typeof contract.listPaymentsOfDay>) {
  return usePage(cashierTopic, listPaymentsOfDay, request);
}
