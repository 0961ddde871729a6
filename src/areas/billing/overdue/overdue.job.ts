import type { DailyJob } from '#server/jobs/job.ts';
import { publishInvoices } from './due-messages.ts';
import { markOverdue } from '../invoices/invoice.queries.ts';

const batch = 1000;

/**
 * Marks what has become overdue (document 1, section 4). Readers derive the same by themselves: the mark only makes
 * lists of one status quick to read.
 */
export const overdueJob: DailyJob = {
  name: 'billing.mark-overdue',
  look: {
    reads: { invoice: 'tenant_id, id, status, due_date' },
    finds: `
      select from public.invoice where invoice.tenant_id = hospital.id
        and invoice.status in ('sent', 'partial') and invoice.due_date < latest`,
  },
  async run(context) {
    const { db, tenantId, clock, today, audit, announce } = context;
    const now = clock.now().toISOString();
    let marked = 0;
    let last = batch;
    while (last === batch) {
      const ids = await markOverdue(db, tenantId, today, now, batch);
      await publishInvoices(context, 'invoice_overdue', ids);
      last = ids.length;
      marked += last;
    }
    if (marked === 0) return;
    audit({ action: 'MARK_OVERDUE', resource: 'invoices', newValues: { invoices: marked, day: today } });
    announce('invoices');
  },
};
