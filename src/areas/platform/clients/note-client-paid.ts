import { type PaidInvoice, registerInvoices } from '#areas/subscriptions/subscriptions.public.ts';
import type { OtherHospital } from '#server/call-context.ts';
import { changeStatus, copySubscription } from './client.queries.ts';

/** Writes at the operator's that a hospital has paid: its trial is over, a suspension is not. */
export async function noteClientPaid(
  operator: Pick<OtherHospital, 'db' | 'tenantId' | 'announce'>,
  { subscription, invoice }: PaidInvoice,
  at: string,
): Promise<void> {
  await copySubscription(operator.db, operator.tenantId, subscription, at);
  await registerInvoices(operator, [invoice]);
  await changeStatus(operator.db, subscription.tenant_id, 'trial', 'active');
  for (const topic of ['clients', 'client-invoices'] as const) operator.announce(topic);
}
