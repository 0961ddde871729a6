import type { JobContext } from '#server/jobs/job.ts';
import { publishEvents } from '#server/points/events.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import { dueOf } from '../invoices/invoice.rules.ts';
import { selectOfPatients } from './due-messages.queries.ts';

const atOnce = 200;

/** Has patients told of these invoices; each once for its due date. */
export async function publishInvoices(
  context: Pick<JobContext, 'db' | 'tenantId' | 'clock' | 'announce' | 'fillings'>,
  type: Extract<MessageEventType, 'payment_due' | 'invoice_overdue'>,
  ids: readonly string[],
): Promise<void> {
  const { db, tenantId } = context;
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await selectOfPatients(db, tenantId, ids.slice(from, from + atOnce));
    await publishEvents(
      context,
      rows.map((row) => ({
        type,
        subject: `invoice/${row.id}`,
        occurrence: row.due_date,
        patientId: row.patient_id,
        words: { patientName: row.patient_name, invoiceNumber: row.invoice_number },
        dates: { dueDate: row.due_date },
        amounts: { amountDue: dueOf(row) },
        amountMinor: dueOf(row),
        link: `/dashboard/billing/${row.id}`,
      })),
    );
  }
}
