import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { InvoiceStatus } from '../invoices/invoice.rules.ts';
import '../invoices/invoice.tables.ts';

export interface DueInvoiceRow {
  id: string;
  invoice_number: string;
  due_date: string;
  total_minor: number;
  credited_minor: number;
  paid_minor: number;
  patient_id: string;
  patient_name: string;
}

/** Invoices of patients by their ids; those of other buyers are left out. */
export async function selectOfPatients(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<DueInvoiceRow[]> {
  const { rows } = await sql<DueInvoiceRow>`
    select invoice.id, invoice.invoice_number, invoice.due_date, invoice.total_minor, invoice.credited_minor,
      invoice.paid_minor, invoice.patient_id, trim(patient.first_name || ' ' || patient.last_name) as patient_name
    from invoice
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = invoice.patient_id
    where invoice.tenant_id = ${tenantId}::uuid and invoice.id = any(${[...ids]}::uuid[])
    order by invoice.id`.execute(db);
  return rows;
}

/** The ids of invoices that are due on a day, in the order of their ids; those after one, at most so many. */
export async function selectDueOn(
  db: Db,
  tenantId: string,
  { day, afterId, limit }: { day: string; afterId: string | null; limit: number },
): Promise<string[]> {
  const open: InvoiceStatus[] = ['sent', 'partial'];
  const { rows } = await sql<{ id: string }>`
    select id from invoice
    where tenant_id = ${tenantId}::uuid and status = any(${open}::text[]) and due_date = ${day}::date
      and (${afterId}::uuid is null or id > ${afterId}::uuid)
    order by id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
