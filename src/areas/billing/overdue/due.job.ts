import type { DailyJob } from '#server/jobs/job.ts';
import { publishInvoices } from './due-messages.ts';
import { selectDueOn } from './due-messages.queries.ts';

const atOnce = 200;

/** Has patients told on the day on which an invoice is due. */
export const dueJob: DailyJob = {
  name: 'billing.tell-due',
  look: {
    reads: { invoice: 'tenant_id, id, status, due_date' },
    finds: `
      select from public.invoice where invoice.tenant_id = hospital.id
        and invoice.status in ('sent', 'partial') and invoice.due_date between latest - 2 and latest`,
  },
  async run(context) {
    const { db, tenantId, today } = context;
    let ids: string[] = [];
    do {
      ids = await selectDueOn(db, tenantId, { day: today, afterId: ids.at(-1) ?? null, limit: atOnce });
      await publishInvoices(context, 'payment_due', ids);
    } while (ids.length === atOnce);
  },
};
