import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { InvoiceRow } from './invoice.queries.ts';
import type { InvoiceStatus } from './invoice.rules.ts';

/** An invoice with what its patient and its author are called. */
export type NamedInvoiceRow = InvoiceRow & {
  patient_number: string | null;
  patient_first_name: string | null;
  patient_last_name: string | null;
  patient_phone: string | null;
  patient_is_restricted: boolean | null;
  author_first_name: string;
  author_last_name: string;
};

/**
 * The invoices of the ids that `found` selects, each with its names. Every table is looked up by its key and limited
 * to one row, so that a wrong estimate of how many rows a hospital has cannot make the planner start from another one.
 */
function named(db: Db, tenantId: string, found: RawBuilder<{ id: string }>) {
  return db
    .selectFrom(found.as('found'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('invoice')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .whereRef('id', '=', 'found.id')
          .limit(1)
          .as('invoice'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('patient')
          .select([
            'patient_number',
            'first_name as patient_first_name',
            'last_name as patient_last_name',
            'is_restricted as patient_is_restricted',
            sql<string | null>`case when not is_restricted then phone end`.as('patient_phone'),
          ])
          .where('tenant_id', '=', tenantId)
          .whereRef('id', '=', 'invoice.patient_id')
          .limit(1)
          .as('patient'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('user_account')
          .select(['first_name as author_first_name', 'last_name as author_last_name'])
          .where('tenant_id', '=', tenantId)
          .whereRef('id', '=', 'invoice.created_by')
          .limit(1)
          .as('author'),
      (join) => join.onTrue(),
    )
    .selectAll(['invoice', 'patient', 'author']);
}

export function selectInvoice(db: Db, tenantId: string, id: string): Promise<NamedInvoiceRow | undefined> {
  return named(db, tenantId, sql`(select ${id}::uuid as id)`).executeTakeFirst();
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
 * By the time of making; one row more than the page. A filter that can match in several ways is read in one limited
 * branch for each way, because then every branch follows an index in the order of the list.
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
  const order = isDescending ? 'desc' : 'asc';
  return named(db, tenantId, sql`(${sql.join(branches, sql` union `)})`)
    .orderBy('invoice.created_at', order)
    .orderBy('invoice.id', order)
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
  // The second way finds what the daily job has not marked yet; an index keeps the two apart.
  return [[sql`status = 'overdue'`], [sql`status in ('sent', 'partial')`, isPast]];
}
