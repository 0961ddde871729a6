import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { MessageEvent, MessageEventType } from '#kernel/messages/message-event.ts';
import type { MessageChannel } from '../channels/message-channels.ts';
import '../message.tables.ts';

export type TemplateRow = RowOf<'message_template'>;

export const templateRows = versionedRows('message_template');

/** A page of templates by name. */
export function selectTemplates(
  db: Db,
  tenantId: string,
  request: { channel?: MessageChannel | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<TemplateRow>> {
  const { channel, cursor, limit } = request;
  let query = db.selectFrom('message_template').selectAll().where('tenant_id', '=', tenantId);
  if (channel) query = query.where('channel', '=', channel);
  return readPage(query, { cursor, limit }, { name: 'text', id: 'uuid' });
}

type PreviewedFacts = Pick<MessageEvent, 'words' | 'instants' | 'dates' | 'amounts'>;

/** What the newest record of an event's kind says, of no restricted patient; undefined where there is none. */
export async function selectNewestFacts(
  db: Db,
  tenantId: string,
  type: MessageEventType,
): Promise<PreviewedFacts | undefined> {
  if (type.startsWith('appointment_')) return newestAppointment(db, tenantId);
  if (type === 'lab_results_ready') return newestOrder(db, tenantId);
  if (type === 'payment_due' || type === 'invoice_overdue') return newestInvoice(db, tenantId);
  if (type === 'patient_registered') return newestPatient(db, tenantId);
  return undefined;
}

async function newestAppointment(db: Db, tenantId: string): Promise<PreviewedFacts | undefined> {
  const { rows } = await sql<{ patient: string; doctor: string | null; start_time: string }>`
    select patient.first_name || ' ' || patient.last_name as patient, doctor.name as doctor, appointment.start_time
    from appointment
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = appointment.patient_id
      and not patient.is_restricted
    left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = appointment.doctor_id
    where appointment.tenant_id = ${tenantId}::uuid
    order by appointment.start_time desc, appointment.id desc limit 1`.execute(db);
  const [found] = rows;
  return (
    found && {
      words: { patientName: found.patient, doctorName: found.doctor ?? '' },
      instants: { appointment: found.start_time },
    }
  );
}

async function newestOrder(db: Db, tenantId: string): Promise<PreviewedFacts | undefined> {
  const { rows } = await sql<{ patient: string; order_number: string }>`
    select patient.first_name || ' ' || patient.last_name as patient, lab_order.order_number
    from lab_order
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = lab_order.patient_id
      and not patient.is_restricted
    where lab_order.tenant_id = ${tenantId}::uuid
    order by lab_order.id desc limit 1`.execute(db);
  const [found] = rows;
  return found && { words: { patientName: found.patient, orderNumber: found.order_number } };
}

async function newestInvoice(db: Db, tenantId: string): Promise<PreviewedFacts | undefined> {
  const { rows } = await sql<{ patient: string; invoice_number: string; due_date: string; due: number }>`
    select patient.first_name || ' ' || patient.last_name as patient, invoice.invoice_number, invoice.due_date,
      invoice.total_minor as due
    from invoice
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = invoice.patient_id
      and not patient.is_restricted
    where invoice.tenant_id = ${tenantId}::uuid and invoice.invoice_number is not null
    order by invoice.id desc limit 1`.execute(db);
  const [found] = rows;
  return (
    found && {
      words: { patientName: found.patient, invoiceNumber: found.invoice_number },
      dates: { dueDate: found.due_date },
      amounts: { amountDue: found.due },
    }
  );
}

async function newestPatient(db: Db, tenantId: string): Promise<PreviewedFacts | undefined> {
  const { rows } = await sql<{ patient: string; patient_number: string }>`
    select first_name || ' ' || last_name as patient, patient_number from patient
    where tenant_id = ${tenantId}::uuid and not is_restricted
    order by id desc limit 1`.execute(db);
  const [found] = rows;
  return found && { words: { patientName: found.patient, patientNumber: found.patient_number } };
}
