import { notify } from '#areas/notifications/notifications.public.ts';
import type { FollowVoidedInvoice } from '#server/points/voided-invoices.ts';
import { lockCase } from '../../papers/paper-case.queries.ts';
import { notice } from '../../surgery.notices.ts';
import { billRows, deleteBill, selectBillsOf } from '../charge.queries.ts';
import { chargesTopic } from '../following/follow-charges.service.ts';
import { moveCharges, selectBillsOnInvoice } from './return-bills.queries.ts';

/**
 * Has the charges of an operation wait for billing again, because the invoice on which they stood was voided. What came
 * later and waits as a supplement goes with them: a case has one bill that waits. Who had validated them is told.
 */
export const returnBillsOf: FollowVoidedInvoice = async (context, { invoiceId, reason }) => {
  const { db, tenantId, actor, clock } = context;
  const found = await selectBillsOnInvoice(db, tenantId, invoiceId);
  for (const { id, case_id: caseId, case_number: number, validated_by: validator } of found) {
    await lockCase(context, caseId);
    const bill = await billRows.lock(db, tenantId, id);
    if (bill?.status !== 'validated') continue;
    const supplement = (await selectBillsOf(db, tenantId, caseId)).find(({ status }) => status === 'open');
    if (supplement) {
      await moveCharges(db, tenantId, { from: supplement.id, to: id });
      await deleteBill(db, tenantId, supplement.id);
    }
    const now = clock.now().toISOString();
    await billRows.update(
      db,
      { tenantId, id, version: bill.version },
      {
        status: 'open',
        invoice_id: null,
        validated_by: null,
        validated_at: null,
        returned_by: actor.userId,
        returned_at: now,
        return_reason: reason,
        updated_at: now,
      },
    );
    context.audit({
      action: 'UPDATE',
      resource: 'surgical_bills',
      resourceId: caseId,
      oldValues: {
        ...{ status: 'validated', invoiceId },
        ...(supplement && { supplementNumber: supplement.bill_number }),
      },
      newValues: { status: 'open', billId: id, returnReason: reason },
    });
    if (validator !== null && validator !== actor.userId) {
      const link = `/dashboard/surgery/charges/${caseId}`;
      await notify(context, { userId: validator, notice: notice('billReturned', { number }), link });
    }
  }
  if (found.length > 0) context.announce(chargesTopic);
};
