import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../invoices/invoice.tables.ts';
import '../payments/payment.tables.ts';

interface Row {
  kind: 'invoice' | 'payment';
  id: string;
  at: string;
  invoice_id: string;
  number: string;
  /** Minor units; negative for a refund. */
  amount_minor: number;
  is_void: boolean;
}

/** Invoices of a patient by when they were sent, and what was paid on them or given back. */
export function selectMoneyOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const { patientId, kinds } = request;
  const invoices = sql`
    select 'invoice' as kind, invoice.id, invoice.sent_at as at, invoice.id as invoice_id,
      invoice.invoice_number as number, invoice.total_minor as amount_minor, invoice.status = 'void' as is_void
    from invoice
    where invoice.tenant_id = ${tenantId}::uuid and invoice.patient_id = ${patientId}::uuid
      and invoice.sent_at is not null`;
  const payments = sql`
    select 'payment' as kind, payment.id, payment.created_at as at, payment.invoice_id,
      invoice.invoice_number as number, payment.amount_minor, false as is_void
    from invoice
    join payment on payment.tenant_id = ${tenantId}::uuid and payment.invoice_id = invoice.id
    where invoice.tenant_id = ${tenantId}::uuid and invoice.patient_id = ${patientId}::uuid`;
  return selectTimeline<Row>(db, request, [
    ...(kinds.includes('invoice') ? [invoices] : []),
    ...(kinds.includes('payment') ? [payments] : []),
  ]);
}
