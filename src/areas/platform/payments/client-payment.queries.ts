import { sql } from 'kysely';
import type { ClientPaymentRow } from '#areas/subscriptions/subscriptions.public.ts';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import '../platform.tables.ts';

export interface ClientPaymentRequest {
  status: ClientPaymentRow['status'] | 'all';
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Payments with the hospital that handed each in, and how often its transaction was refused before. */
function payments(db: Db, tenantId: string) {
  return db
    .selectFrom('client_payment')
    .innerJoin('tenant', 'tenant.id', 'client_payment.client_id')
    .leftJoin('client', (join) =>
      join.on('client.tenant_id', '=', tenantId).onRef('client.id', '=', 'client_payment.client_id'),
    )
    .selectAll('client_payment')
    .select([
      'tenant.name as tenant_name',
      'client.legal_name',
      'client.contact_phone',
      sql<number>`(select count(*)::int from client_payment as earlier
        where earlier.tenant_id = ${tenantId}::uuid and earlier.transaction_key = client_payment.transaction_key
          and earlier.status = 'rejected' and earlier.id <> client_payment.id)`.as('refused_before'),
    ])
    .where('client_payment.tenant_id', '=', tenantId);
}

export type ListedPayment = Awaited<ReturnType<typeof selectPayments>>[number];

/** The newest first; one row more than the page. */
export function selectPayments(db: Db, tenantId: string, request: ClientPaymentRequest) {
  const { status, search, cursor, limit } = request;
  let query = payments(db, tenantId);
  if (status !== 'all') query = query.where('client_payment.status', '=', status);
  if (search) {
    query = query.where(
      sql<boolean>`lower(tenant.name || ' ' || client_payment.invoice_number || ' '
        || client_payment.transaction_id) like ${containing(search.toLowerCase())}`,
    );
  }
  return selectPage(
    query,
    { cursor, limit },
    { 'client_payment.submitted_at': 'timestamptz', 'client_payment.id': 'uuid' },
    'desc',
  );
}

export function selectPayment(db: Db, tenantId: string, id: string): Promise<ListedPayment | undefined> {
  return payments(db, tenantId).where('client_payment.id', '=', id).executeTakeFirst();
}

/** How many payments there are of each state and currency, and their sums. */
export function sumPayments(db: Db, tenantId: string) {
  return db
    .selectFrom('client_payment')
    .select([
      'status',
      'currency_code',
      ({ fn }) => fn.countAll<number>().as('count'),
      sql<number>`sum(amount_minor)::bigint`.as('amount_minor'),
    ])
    .where('tenant_id', '=', tenantId)
    .groupBy(['status', 'currency_code'])
    .orderBy('currency_code')
    .orderBy('status')
    .execute();
}

/** The zone of a hospital; inside that hospital. */
export async function selectTimeZone(db: Db, tenantId: string): Promise<string> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('time_zone')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
