import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../subscriptions.tables.ts';

export type InvoiceChangeRow = Selectable<Tables['license_invoice_change']>;

const nothingElse = {
  number: null,
  amount_minor: null,
  returned_by: null,
  returned_reference: null,
  due_from: null,
  due_to: null,
};

/** Writes down what was done to an invoice; a second one that takes it back breaks `license_invoice_change_one_void`. */
export async function insertInvoiceChange(
  db: Db,
  row: Omit<Insertable<Tables['license_invoice_change']>, keyof typeof nothingElse> &
    Partial<Pick<Insertable<Tables['license_invoice_change']>, keyof typeof nothingElse>>,
): Promise<void> {
  await db
    .insertInto('license_invoice_change')
    .values({ ...nothingElse, ...row })
    .execute();
}

const mostChanges = 200;

/** What was done to an invoice, in the order of time; at most 200. */
export function selectInvoiceChanges(
  db: Db,
  tenantId: string,
  invoiceId: string,
): Promise<InvoiceChangeRow[]> {
  return db
    .selectFrom('license_invoice_change')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('made_at')
    .orderBy('id')
    .limit(mostChanges)
    .execute();
}
