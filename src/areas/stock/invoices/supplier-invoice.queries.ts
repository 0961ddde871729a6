import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './supplier-invoice.tables.ts';

export type InvoiceRow = RowOf<'supplier_invoice'>;
export type InvoiceLineRow = RowOf<'supplier_invoice_line'>;

export type InvoicedRow = InvoiceLineRow & Omit<InvoiceRow, 'id'> & { recorder_name: string };

const maxLines = 1000;

/** What was billed for an order, line by line, the last invoice first; at most 1,000 lines. */
export function selectInvoices(db: Db, tenantId: string, orderId: string): Promise<InvoicedRow[]> {
  return db
    .selectFrom('supplier_invoice as invoice')
    .innerJoin('supplier_invoice_line as line', (join) =>
      join.on('line.tenant_id', '=', tenantId).onRef('line.invoice_id', '=', 'invoice.id'),
    )
    .innerJoin('user_account as recorder', (join) =>
      join.on('recorder.tenant_id', '=', tenantId).onRef('recorder.id', '=', 'invoice.recorded_by'),
    )
    .selectAll('line')
    .select([
      'invoice.supplier_id',
      'invoice.invoice_number',
      'invoice.invoiced_on',
      'invoice.total_minor',
      'invoice.notes',
      'invoice.recorded_by',
      'invoice.recorded_at',
      sql<string>`trim(recorder.first_name || ' ' || recorder.last_name)`.as('recorder_name'),
    ])
    .where('invoice.tenant_id', '=', tenantId)
    .where('invoice.order_id', '=', orderId)
    .orderBy('invoice.recorded_at', 'desc')
    .orderBy('invoice.id', 'desc')
    .orderBy('line.line_number')
    .limit(maxLines)
    .execute();
}

export async function insertInvoice(
  db: Db,
  row: InvoiceRow,
  lines: readonly InvoiceLineRow[],
): Promise<void> {
  await db.insertInto('supplier_invoice').values(row).execute();
  await db.insertInto('supplier_invoice_line').values(lines).execute();
}
