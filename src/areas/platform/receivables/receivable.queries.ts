import { type RawBuilder, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../platform.tables.ts';
import { ageBounds, type AgeStep, ageSteps } from './ageing.rules.ts';

export interface ReceivableRequest {
  show: 'owed' | 'overdue' | 'paid' | 'void' | 'all';
  age?: AgeStep | undefined;
  clientId?: string | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  /** YYYY-MM-DD at the operator's. */
  today: string;
}

/** What is owed by an open issued. */
const owed = sql<number>`(issued.amount_minor - issued.discount_minor - issued.credited_minor)`;

/** Invoices with the hospital's name as it is now; one that is gone keeps its last. */
function invoices(db: Db, tenantId: string) {
  return db
    .selectFrom('client_invoice as issued')
    .leftJoin('tenant', 'tenant.id', 'issued.client_id')
    .selectAll('issued')
    .select([
      sql<string>`coalesce(tenant.name, issued.client_name)`.as('tenant_name'),
      sql<boolean>`tenant.id is null`.as('is_gone'),
    ])
    .where('issued.tenant_id', '=', tenantId);
}

export type ListedInvoice = Awaited<ReturnType<typeof selectReceivables>>[number];

/** What is owed by its due date, the oldest first; everything else the newest first. One row more than the page. */
export function selectReceivables(db: Db, tenantId: string, request: ReceivableRequest) {
  const { show, age, clientId, search, cursor, limit, today } = request;
  const isOwed = show === 'owed' || show === 'overdue';
  let query = invoices(db, tenantId);
  if (isOwed) query = query.where('issued.status', '=', 'open');
  else if (show !== 'all') query = query.where('issued.status', '=', show);
  if (show === 'overdue') query = query.where('issued.due_on', '<', today);
  if (age) {
    const { after, upTo } = dueWithin(age, today);
    query = query.where('issued.status', '=', 'open');
    if (after !== null) query = query.where('issued.due_on', '>=', after);
    if (upTo !== null) query = query.where('issued.due_on', '<=', upTo);
  }
  if (clientId) query = query.where('issued.client_id', '=', clientId);
  if (search) {
    query = query.where(
      sql<boolean>`lower(coalesce(tenant.name, issued.client_name) || ' ' || issued.number)
        like ${containing(search.toLowerCase())}`,
    );
  }
  return isOwed
    ? selectPage(query, { cursor, limit }, { 'issued.due_on': 'date', 'issued.id': 'uuid' })
    : selectPage(
        query,
        { cursor, limit },
        { 'issued.issued_at': 'timestamptz', 'issued.id': 'uuid' },
        'desc',
      );
}

export function selectReceivable(db: Db, tenantId: string, id: string): Promise<ListedInvoice | undefined> {
  return invoices(db, tenantId).where('issued.id', '=', id).executeTakeFirst();
}

/** The due dates of what has been overdue for so long on a day. */
function dueWithin(age: AgeStep, today: string): { after: string | null; upTo: string | null } {
  const { from, to } = ageBounds[age];
  return {
    after: to === null ? null : plusDays(today, -to),
    upTo: from === null ? null : plusDays(today, -from),
  };
}

/** What is owed in a currency, by how long it has been overdue. */
export type AgedRow = { currency_code: string; invoices: number; owed_minor: number } & Record<
  AgeStep,
  number
>;

/** A sum for each step of delay. */
function agedSums(today: string): RawBuilder<unknown> {
  const sums = ageSteps.map((step) => {
    const { after, upTo } = dueWithin(step, today);
    const isInside = sql.join(
      [
        ...(after === null ? [] : [sql`issued.due_on >= ${after}::date`]),
        ...(upTo === null ? [] : [sql`issued.due_on <= ${upTo}::date`]),
      ],
      sql` and `,
    );
    return sql`coalesce(sum(${owed}) filter (where ${isInside}), 0)::bigint as ${sql.ref(step)}`;
  });
  return sql`count(*)::int as invoices, sum(${owed})::bigint as owed_minor, ${sql.join(sums)}`;
}

/** What all hospitals owe together, by currency. */
export async function sumOwed(db: Db, tenantId: string, today: string): Promise<AgedRow[]> {
  const { rows } = await sql<AgedRow>`
    select issued.currency_code, ${agedSums(today)}
    from client_invoice as issued
    where issued.tenant_id = ${tenantId}::uuid and issued.status = 'open'
    group by issued.currency_code
    order by issued.currency_code
    limit 50`.execute(db);
  return rows;
}

export type OwingRow = AgedRow & {
  client_id: string;
  tenant_name: string;
  is_gone: boolean;
  oldest_due_on: string;
  last_reminder_at: string | null;
};

/** Hospitals that owe anything, a row for each currency, who has owed longest first; one row more than the page. */
export async function selectOwing(
  db: Db,
  tenantId: string,
  {
    search,
    cursor,
    limit,
    today,
  }: { search?: string | undefined; cursor?: string | undefined; limit: number; today: string },
): Promise<OwingRow[]> {
  const [due, currency, id] = cursor ? decodeCursor(cursor, 3) : [];
  const isFound = search
    ? sql`and lower(coalesce(tenant.name, issued.client_name)) like ${containing(search.toLowerCase())}`
    : sql``;
  const isAfter = cursor
    ? sql`having (min(issued.due_on), issued.currency_code, issued.client_id)
        > (${due}::date, ${currency}::text, ${id}::uuid)`
    : sql``;
  const { rows } = await sql<OwingRow>`
    select found.*, (select max(made_at) from client_reminder as reminder
      where reminder.tenant_id = ${tenantId}::uuid and reminder.client_id = found.client_id) as last_reminder_at
    from (
      select issued.client_id, issued.currency_code, min(issued.due_on) as oldest_due_on,
        max(coalesce(tenant.name, issued.client_name)) as tenant_name, bool_or(tenant.id is null) as is_gone,
        ${agedSums(today)}
      from client_invoice as issued left join tenant on tenant.id = issued.client_id
      where issued.tenant_id = ${tenantId}::uuid and issued.status = 'open' ${isFound}
      group by issued.client_id, issued.currency_code
      ${isAfter}
      order by min(issued.due_on), issued.currency_code, issued.client_id
      limit ${limit + 1}
    ) as found
    order by found.oldest_due_on, found.currency_code, found.client_id`.execute(db);
  return rows;
}
