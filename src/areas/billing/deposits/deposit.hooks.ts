import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { useMoneyMoved } from '../payments/payment.hooks.ts';
import { listDepositRefunds, listDepositsOfDay, readDeposits } from './deposit.calls.ts';
import type * as contract from './deposit.contract.ts';
import { depositsTopic } from './deposit.rules.ts';
import type * as refundContract from './refunds/deposit-refund.contract.ts';

/** What is left of a patient's deposits, and their newest movements. */
export function useDeposits(patientId: string) {
  return useRead(depositsTopic, readDeposits, { patientId });
}

/** One page of the deposits of a cashier's day. */
export function useDayDeposits(request: CallRequest<typeof contract.listDepositsOfDay>) {
  return usePage(depositsTopic, listDepositsOfDay, request);
}

/** One page of requests to give deposits back; the page before stays on screen until the next has come. */
export function useDepositRefunds(request: CallRequest<typeof refundContract.listDepositRefunds>) {
  return usePage(depositsTopic, listDepositRefunds, request);
}

/** Has everything fetched again that shows deposits or money that moved. */
export function useDepositMoved(): () => void {
  const refresh = useRefresh(depositsTopic, 'stay-charges');
  const moved = useMoneyMoved();
  return () => {
    refresh();
    moved();
  };
}
