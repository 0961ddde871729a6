import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import { listPayments } from './payment.calls.ts';
import { cashierTopic, paymentsTopic } from './payment.rules.ts';

/** Payments and refunds of an invoice, oldest first. */
export function usePayments(invoiceId: string) {
  return useRead(paymentsTopic, listPayments, { invoiceId });
}

/** Has everything fetched again that shows moved money. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return () => {
    const moved = new Set<unknown>([paymentsTopic, cashierTopic, 'invoices']);
    void queries.invalidateQueries({
      predicate: ({ queryKey: [topic] }) => moved.has(topic) || String(topic).startsWith('invoices/'),
    });
  };
}
