import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { RefundPurpose } from '../payment.rules.ts';
import '../payment.tables.ts';

export type RefundRow = RowOf<'refund_request'>;

export const refundRows = versionedRows('refund_request');

export type NamedRefundRow = RefundRow & {
  invoice_number: string;
  currency_code: string;
  patient_id: string | null;
  patient_is_restricted: boolean | null;
  requester_name: string;
  decider_name: string | null;
};

/** Requests with the names that a reader wants to see beside them. */
function namedRequests(db: Db, tenantId: string) {
  return db
    .selectFrom('refund_request as request')
    .innerJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'request.invoice_id'),
    )
    .leftJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .innerJoin('user_account as requester', (join) =>
      join.on('requester.tenant_id', '=', tenantId).onRef('requester.id', '=', 'request.requested_by'),
    )
    .leftJoin('user_account as decider', (join) =>
      join.on('decider.tenant_id', '=', tenantId).onRef('decider.id', '=', 'request.decided_by'),
    )
    .selectAll('request')
    .select([
      'invoice.invoice_number',
      'invoice.currency_code',
      'invoice.patient_id',
      'patient.is_restricted as patient_is_restricted',
      sql<string>`trim(requester.first_name || ' ' || requester.last_name)`.as('requester_name'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('decider_name'),
    ])
    .where('request.tenant_id', '=', tenantId);
}

export function selectRequest(db: Db, tenantId: string, id: string): Promise<NamedRefundRow | undefined> {
  return namedRequests(db, tenantId).where('request.id', '=', id).executeTakeFirst();
}

/** Newest first; one more than the limit where there are more. */
export function selectRequests(
  db: Db,
  tenantId: string,
  filter: {
    status?: RefundRow['status'] | undefined;
    invoiceId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<NamedRefundRow[]> {
  let query = namedRequests(db, tenantId);
  if (filter.status) query = query.where('request.status', '=', filter.status);
  if (filter.invoiceId) query = query.where('request.invoice_id', '=', filter.invoiceId);
  const key = { 'request.requested_at': 'timestamptz', 'request.id': 'uuid' } as const;
  return selectPage(query, filter, key, 'desc');
}

/** What was asked for and not decided yet, in minor units; for one purpose or method, or any. */
export async function sumPendingRequests(
  db: Db,
  tenantId: string,
  invoiceId: string,
  only: { purpose?: RefundPurpose; method?: 'deposit' } = {},
): Promise<number> {
  const row = await db
    .selectFrom('refund_request')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'pending')
    .$if(only.purpose !== undefined, (query) => query.where('purpose', '=', only.purpose!))
    .$if(only.method !== undefined, (query) => query.where('method', '=', only.method!))
    .executeTakeFirstOrThrow();
  return row.amount;
}

export async function insertRequest(
  db: Db,
  row: Pick<
    RefundRow,
    | 'tenant_id'
    | 'id'
    | 'invoice_id'
    | 'amount_minor'
    | 'method'
    | 'reason'
    | 'purpose'
    | 'requested_by'
    | 'requested_at'
    | 'needed_second_person'
  >,
): Promise<void> {
  await db.insertInto('refund_request').values(row).execute();
}
