import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../deposit.tables.ts';

export type DepositRefundRow = RowOf<'deposit_refund_request'>;

export const depositRefundRows = versionedRows('deposit_refund_request');

export type NamedDepositRefundRow = DepositRefundRow & {
  patient_number: string;
  first_name: string;
  last_name: string;
  patient_is_restricted: boolean;
  currency_code: string;
  requester_name: string;
  decider_name: string | null;
};

/** Requests with the names that a reader wants to see beside them. */
function namedRequests(db: Db, tenantId: string) {
  return db
    .selectFrom('deposit_refund_request as request')
    .innerJoin('deposit_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.patient_id', '=', 'request.patient_id'),
    )
    .innerJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'request.patient_id'),
    )
    .innerJoin('user_account as requester', (join) =>
      join.on('requester.tenant_id', '=', tenantId).onRef('requester.id', '=', 'request.requested_by'),
    )
    .leftJoin('user_account as decider', (join) =>
      join.on('decider.tenant_id', '=', tenantId).onRef('decider.id', '=', 'request.decided_by'),
    )
    .selectAll('request')
    .select([
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted as patient_is_restricted',
      'account.currency_code',
      sql<string>`trim(requester.first_name || ' ' || requester.last_name)`.as('requester_name'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('decider_name'),
    ])
    .where('request.tenant_id', '=', tenantId);
}

export function selectDepositRefund(
  db: Db,
  tenantId: string,
  id: string,
): Promise<NamedDepositRefundRow | undefined> {
  return namedRequests(db, tenantId).where('request.id', '=', id).executeTakeFirst();
}

/** Newest first; one more than the limit where there are more. */
export function selectDepositRefunds(
  db: Db,
  tenantId: string,
  filter: {
    status?: DepositRefundRow['status'] | undefined;
    patientId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<NamedDepositRefundRow[]> {
  let query = namedRequests(db, tenantId);
  if (filter.status) query = query.where('request.status', '=', filter.status);
  if (filter.patientId) query = query.where('request.patient_id', '=', filter.patientId);
  const key = { 'request.requested_at': 'timestamptz', 'request.id': 'uuid' } as const;
  return selectPage(query, filter, key, 'desc');
}

export async function insertDepositRefund(
  db: Db,
  row: Omit<DepositRefundRow, 'decided_by' | 'decided_at' | 'decision_note' | 'version'>,
): Promise<void> {
  await db.insertInto('deposit_refund_request').values(row).execute();
}
