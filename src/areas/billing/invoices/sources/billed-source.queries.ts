import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../invoice.tables.ts';

/** What an invoice has billed; the database lets no other invoice that is not void bill it again. */
export type BilledSource = Pick<RowOf<'invoice_source'>, 'kind' | 'source_id'>;

export async function insertSources(
  db: Db,
  tenantId: string,
  invoiceId: string,
  sources: readonly BilledSource[],
): Promise<void> {
  if (sources.length === 0) return;
  const rows = sources.map((source) => ({ tenant_id: tenantId, ...source, invoice_id: invoiceId }));
  await db.insertInto('invoice_source').values(rows).execute();
}

/** Frees what an invoice had billed, because it is void or written anew. */
export async function deleteSources(db: Db, tenantId: string, invoiceId: string): Promise<void> {
  await db
    .deleteFrom('invoice_source')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** True for an invoice of a stay, whose lines follow from the stay. */
export function isOfStay(db: Db, tenantId: string, invoiceId: string): Promise<boolean> {
  return hasSource(db, tenantId, invoiceId, ['stay', 'further_stay']);
}

/** True for an invoice of what the pharmacy handed out or sold, which changes only by what comes back. */
export function isOfDispensing(db: Db, tenantId: string, invoiceId: string): Promise<boolean> {
  return hasSource(db, tenantId, invoiceId, ['dispensing', 'counter_sale']);
}

async function hasSource(
  db: Db,
  tenantId: string,
  invoiceId: string,
  kinds: readonly BilledSource['kind'][],
): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_source')
    .select('source_id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
