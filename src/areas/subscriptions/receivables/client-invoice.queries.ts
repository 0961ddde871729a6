import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../subscriptions.tables.ts';

type LicenseInvoiceRow = RowOf<'license_invoice'>;

export type ClientInvoiceRow = RowOf<'client_invoice'>;

const clientInvoiceRows = versionedRows('client_invoice');

/**
 * Copies invoices of a hospital, as they are now, into the operator's register, under the same ids; inside the operator's
 * organization. Whoever changes an invoice does this in the same transaction.
 */
export async function registerInvoices(
  { db, tenantId }: { db: Db; tenantId: string },
  invoices: readonly LicenseInvoiceRow[],
): Promise<void> {
  for (const invoice of invoices) {
    const { name } = await db
      .selectFrom('tenant')
      .select('name')
      .where('id', '=', invoice.tenant_id)
      .executeTakeFirstOrThrow();
    const row = copyOf(invoice, { tenantId, name });
    const { tenant_id: _tenant, id: _id, ...values } = row;
    await db
      .insertInto('client_invoice')
      .values(row)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .execute();
  }
}

/** Takes an open invoice of a hospital that is gone back in the register alone; false where it is no longer as seen. */
export async function writeInvoiceOff(
  { db, tenantId }: { db: Db; tenantId: string },
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const row = await clientInvoiceRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    { status: 'void' },
  );
  return row !== undefined;
}

function copyOf(
  invoice: LicenseInvoiceRow,
  { tenantId, name }: { tenantId: string; name: string },
): ClientInvoiceRow {
  const { id, number, kind, plan_name, currency_code, period_from, period_to } = invoice;
  const { amount_minor, discount_minor, credited_minor, returned_minor } = invoice;
  const { due_on, status, paid_at, version } = invoice;
  return {
    ...{ tenant_id: tenantId, client_id: invoice.tenant_id, client_name: name },
    ...{ id, number, kind, plan_name, currency_code, period_from, period_to },
    ...{ amount_minor, discount_minor, credited_minor, returned_minor },
    ...{ due_on, status, paid_at, version, issued_at: invoice.created_at },
  };
}
