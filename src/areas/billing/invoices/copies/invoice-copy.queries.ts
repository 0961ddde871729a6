import type { Db } from '#database/tables.ts';
import '../invoice.tables.ts';

/** Those of the ids that the hospital has invoices of. */
export async function selectInvoiceIds(db: Db, tenantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('invoice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => row.id);
}
