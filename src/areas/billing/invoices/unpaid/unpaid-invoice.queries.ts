import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../invoice.tables.ts';

/** The numbers of a patient's sent invoices of which something is owed, oldest first. */
export async function selectDueInvoiceNumbers(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('invoice_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', 'in', ['sent', 'partial', 'overdue'])
    .where(sql<boolean>`total_minor - credited_minor - paid_minor > 0`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => row.invoice_number);
}
