import { sql } from 'kysely';
import type { FindJoinBlockers } from '#server/points/join-blockers.ts';
import type { JoinBlocker } from '#kernel/care/join-blocker.ts';

/** Nor while a bill of one of both is being settled: made out, or waiting for money to be given back. */
export const moneyJoinBlockers: FindJoinBlockers = async ({ db, tenantId }, { keptId, joinedId }) => {
  const both = sql`(${keptId}::uuid, ${joinedId}::uuid)`;
  const { rows } = await sql<JoinBlocker>`
    select 'invoice-open' as kind, patient_id as "patientId" from invoice
      where tenant_id = ${tenantId}::uuid and patient_id in ${both} and status = 'draft'
    union
    select 'refund-waits', invoice.patient_id from invoice
      join refund_request request on request.tenant_id = ${tenantId}::uuid and request.invoice_id = invoice.id
        and request.status = 'pending'
      where invoice.tenant_id = ${tenantId}::uuid and invoice.patient_id in ${both}
    union
    select 'deposit-refund-waits', patient_id from deposit_refund_request
      where tenant_id = ${tenantId}::uuid and patient_id in ${both} and status = 'pending'
    union
    select 'deposits-in-two-currencies', mine.patient_id from deposit_account mine
      join deposit_account other on other.tenant_id = ${tenantId}::uuid and other.patient_id = ${keptId}::uuid
        and other.currency_code <> mine.currency_code
      where mine.tenant_id = ${tenantId}::uuid and mine.patient_id = ${joinedId}::uuid`.execute(db);
  return rows;
};
