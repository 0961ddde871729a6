import type { Selectable } from 'kysely';
import type { OtherHospital } from '#database/handler.ts';
import type { Tables } from '#database/tables.ts';
import { changeStatus, copySubscription } from './client.queries.ts';

/** Writes at the operator's that a hospital has paid: its trial is over, a suspension is not. */
export async function noteClientPaid(
  operator: Pick<OtherHospital, 'db' | 'tenantId' | 'announce'>,
  after: Selectable<Tables['subscription']>,
  at: string,
): Promise<void> {
  await copySubscription(operator.db, operator.tenantId, after, at);
  await changeStatus(operator.db, after.tenant_id, 'trial', 'active');
  operator.announce('clients');
}
