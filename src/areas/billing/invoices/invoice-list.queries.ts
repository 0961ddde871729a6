import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { InvoiceRow } from './invoice.queries.ts';
import type { InvoiceStatus } from './invoice.rules.ts';

/** An invoice with what its patient and its author are called. */
export type NamedInvoiceRow = InvoiceRow & {
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
  patient_phone: string | null;
  author_first_name: string;
  author_last_name: string;
};

/** The record's rows of one tenant, to be narrowed, ordered and limited by the caller. */
function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('invoice')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'invoice.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .innerJoin('user_account', (join) =>
      join.onRef('user_account.id', '=', 'invoice.created_by').on('user_account.tenant_id', '=', tenantId),
    )
    .selectAll('invoice')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      sql<string | null>`case when not patient.is_restricted then patient.phone end`.as('patient_phone'),
      'user_account.first_name as author_first_name',
      'user_account.last_name as author_last_name',
    ])
    .where('invoice.tenant_id', '=', tenantId);
}

export function selectInvoice(db: Db, tenantId: string, id: string): Promise<NamedInvoiceRow | undefined> {
  return withNames(db, tenantId).where('invoice.id', '=', id).executeTakeFirst();
}

export interface InvoiceListRequest {
  /** As a reader sees it today. */
  status?: InvoiceStatus | undefined;
  /** The hospital's date. */
  today: string;
  patientId?: string | undefined;
  appointmentId?: string | undefined;
  /** First instant of making. */
  madeFrom?: string | undefined;
  /** Made before this instant. */
  madeBefore?: string | undefined;
  /** Numbers and patients of whom any one must match; absent without a search. */
  search?: { numbers: { from: string; before: string } | null; patientIds: readonly string[] } | undefined;
  sort: 'created' | '-created';
  cursor?: string | undefined;
  limit: number;
}

/**
 * By the time of making; one row more than the page. What a filter means in several ways is read in one limited
 * branch for each, because then every branch walks an index in the order of the list.
 */
export function selectInvoices(
  db: Db,
  tenantId: string,
  request: InvoiceListRequest,
): Promise<NamedInvoiceRow[]> {
  const isDescending = request.sort === '-created';
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const always = filtersOf(tenantId, request, isDescending);
  const branches = waysOf(request).map(
    (way) => sql`(select id from invoice where ${sql.join([...always, ...way], sql` and `)}
      order by created_at ${direction}, id ${direction} limit ${request.limit + 1})`,
  );
  if (branches.length === 0) return Promise.resolve([]);
  const found = sql`(${sql.join(branches, sql` union `)})`;
  return withNames(db, tenantId)
    .where('invoice.id', 'in', found as never)
    .orderBy('invoice.created_at', isDescending ? 'desc' : 'asc')
    .orderBy('invoice.id', isDescending ? 'desc' : 'asc')
    .limit(request.limit + 1)
    .execute();
}

type Condition = RawBuilder<unknown>;

function filtersOf(tenantId: string, request: InvoiceListRequest, isDescending: boolean): Condition[] {
  const { patientId, appointmentId, madeFrom, madeBefore, cursor } = request;
  const conditions: (Condition | undefined | '')[] = [
    sql`tenant_id = ${tenantId}::uuid`,
    patientId && sql`patient_id = ${patientId}::uuid`,
    appointmentId && sql`appointment_id = ${appointmentId}::uuid`,
    madeFrom && sql`created_at >= ${madeFrom}::timestamptz`,
    madeBefore && sql`created_at < ${madeBefore}::timestamptz`,
  ];
  if (cursor) {
    const [made, id] = decodeCursor(cursor, 2);
    const operator = sql.raw(isDescending ? '<' : '>');
    conditions.push(sql`(created_at, id) ${operator} (${made}::timestamptz, ${id}::uuid)`);
  }
  return conditions.filter((condition): condition is Condition => typeof condition === 'object');
}

/** Every way in which a row can match status and search together. */
function waysOf({ status, today, search }: InvoiceListRequest): Condition[][] {
  const statusWays = status ? waysOfStatus(status, today) : [[]];
  if (!search) return statusWays;
  const { numbers, patientIds } = search;
  const searchWays = patientIds.map((id): Condition => sql`patient_id = ${id}::uuid`);
  if (numbers) {
    searchWays.push(sql`invoice_number >= ${numbers.from} and invoice_number < ${numbers.before}`);
  }
  return searchWays.flatMap((searchWay) => statusWays.map((way) => [...way, searchWay]));
}

function waysOfStatus(status: InvoiceStatus, today: string): Condition[][] {
  const isDue = sql`due_date >= ${today}::date`;
  const isPast = sql`due_date < ${today}::date`;
  if (status === 'sent' || status === 'partial') return [[sql`status = ${status}`, isDue]];
  if (status !== 'overdue') return [[sql`status = ${status}`]];
  // The second holds what the daily job has not marked yet; an index has these apart.
  return [[sql`status = 'overdue'`], [sql`status in ('sent', 'partial')`, isPast]];
}
