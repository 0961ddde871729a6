import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { lockHandedOut } from '../../returns/handed-out.queries.ts';
import { chosenLots, creditBack, moveBack, namedLots } from '../../returns/taking-back.service.ts';
import type * as contract from '../counter-sale.contract.ts';
import { issue } from '../counter-sale.issues.ts';
import { saleRows } from '../counter-sale.queries.ts';
import { insertSaleReturns } from './counter-return.queries.ts';

/**
 * Takes back what was sold over the counter: the stock, the credit note and the request for a refund, which somebody
 * else decides, are written together.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the lines, LOT_EXPIRED for what may only go into quarantine
 */
export async function takeBackSold(context: CallContext, input: CallInput<typeof contract.takeBackSold>) {
  const { db, tenantId, actor, clock } = context;
  const { saleId: id, reason, to, refundMethod: method } = input;
  const sale = await saleRows.select(db, tenantId, id);
  if (!sale) throw new AppError('NOT_FOUND');
  const { patient_id: patientId, invoice_id: invoiceId } = sale;
  const by = 'counter_sale';
  const lines = input.lines.map(({ soldItemId: itemId, ...line }) => ({ itemId, ...line }));
  const backs = chosenLots(lines, await lockHandedOut(db, tenantId, { by, id }), {
    twice: issue('chosenTwice'),
    moreThanOut: (left) => issue('moreThanOut', { left }),
  });
  const { placeId, movementIds } = await moveBack(context, backs, { by, id, patientId, to, reason });
  const credited = await creditBack(context, backs, { invoiceId, reason, method });
  if (credited.creditNoteId === null) throw new Error(`A line of the sale ${id} was sold without a price.`);
  const { creditNoteId, creditNoteNumber, refundMinor } = credited;
  await insertSaleReturns(
    db,
    backs.map(({ out, quantity }, index) => ({
      ...{ tenant_id: tenantId, id: newId(), sale_id: id, item_id: out.item_id, lot_id: out.lot_id },
      ...{ quantity, reason, place_id: placeId, movement_id: movementIds[index]! },
      ...{ credit_note_id: creditNoteId, returned_by: actor.userId },
      returned_at: clock.now().toISOString(),
    })),
  );
  context.audit({
    action: 'RETURN',
    resource: 'counter_sales',
    resourceId: id,
    newValues: { patientId, to, reason, lots: namedLots(backs), creditNoteNumber, refundMinor },
  });
  context.announce('counter-sales');
  return { saleId: id, creditNoteNumber, refundMinor };
}
