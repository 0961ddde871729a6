import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../billing.notices.ts';
import { selectMoneyOf } from './billing-timeline.queries.ts';

/** Sent invoices of a patient, payments and refunds. */
export const billingTimeline: TimelineSource = {
  kinds: { invoice: 'billing.read', payment: 'billing.read' },
  async find({ db, tenantId }, request) {
    const rows = await selectMoneyOf(db, tenantId, request);
    return rows.map(({ kind, id, at, invoice_id, number, amount_minor, is_void }) => {
      const facts = { number, amount: Math.abs(amount_minor) };
      const sent = is_void ? 'timelineVoid' : 'timelineInvoice';
      const paid = amount_minor < 0 ? 'timelineRefund' : 'timelinePayment';
      const entry = { kind, id, at, link: `/dashboard/billing/${invoice_id}` };
      return { ...entry, notice: notice(kind === 'invoice' ? sent : paid, facts) };
    });
  },
};
