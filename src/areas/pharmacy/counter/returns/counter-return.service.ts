import { createCreditNote, requestRefund } from '#areas/billing/billing.public.ts';
import { moveStock, placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { selectInvoiceItems } from '../../dispensing/returns/dispensing-return.queries.ts';
import type * as contract from '../counter-sale.contract.ts';
import { issue } from '../counter-sale.issues.ts';
import { saleRows } from '../counter-sale.queries.ts';
import * as queries from './counter-return.queries.ts';
import type { SoldOutRow } from './counter-return.queries.ts';

type Input = CallInput<typeof contract.takeBackSold>;

interface Back {
  out: SoldOutRow;
  quantity: number;
}

/**
 * Takes back what was sold over the counter: the stock, the credit note and the request for a refund, which somebody
 * else decides, are written together.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the lines, LOT_EXPIRED for what may only go into quarantine
 */
export async function takeBackSold(context: CallContext, input: Input) {
  const { db, tenantId, actor, clock } = context;
  const { saleId: id, reason } = input;
  const sale = await saleRows.select(db, tenantId, id);
  if (!sale) throw new AppError('NOT_FOUND');
  const { patient_id: patientId, invoice_id: invoiceId } = sale;
  const backs = chosenLots(input.lines, await queries.lockSold(db, tenantId, id));
  const place = await placeOfCode(db, tenantId, input.to);
  const moved = await moveStock(
    context,
    backs.map(({ out, quantity }) => ({
      kind: 'return' as const,
      ...{ itemId: out.medicine_id, lotId: out.lot_id, placeId: place.id, quantity, reason },
      source: { kind: 'counter-sale', id },
      ...(patientId !== null && { patientId }),
    })),
  );
  for (const { out, quantity } of backs) {
    await queries.addReturnedToSale(db, tenantId, { itemId: out.item_id, lotId: out.lot_id, quantity });
  }
  const credited = await credit(context, invoiceId, { backs, input });
  await queries.insertSaleReturns(
    db,
    backs.map(({ out, quantity }, index) => ({
      ...{ tenant_id: tenantId, id: newId(), sale_id: id, item_id: out.item_id, lot_id: out.lot_id },
      ...{ quantity, reason, place_id: place.id, movement_id: moved[index]![0]!.movementId },
      ...{ credit_note_id: credited.creditNoteId, returned_by: actor.userId },
      returned_at: clock.now().toISOString(),
    })),
  );
  context.audit({
    action: 'RETURN',
    resource: 'counter_sales',
    resourceId: id,
    newValues: {
      ...{ patientId, to: input.to, reason },
      lots: backs.map(({ out, quantity }) => ({ name: out.name, lotNumber: out.lot_number, quantity })),
      ...{ creditNoteNumber: credited.creditNoteNumber, refundMinor: credited.refundMinor },
    },
  });
  context.announce('counter-sales');
  const { creditNoteNumber, refundMinor } = credited;
  return { saleId: id, creditNoteNumber, refundMinor };
}

function chosenLots(lines: Input['lines'], outs: readonly SoldOutRow[]): Back[] {
  const wrong: Record<string, string> = {};
  const named = new Set<SoldOutRow>();
  const backs = lines.map(({ soldItemId, lotId, quantity }, index) => {
    const out = outs.find((row) => row.item_id === soldItemId && row.lot_id === lotId);
    if (!out) throw new AppError('NOT_FOUND');
    const left = out.quantity - out.returned_quantity;
    if (named.has(out)) wrong[`lines.${index}.lotId`] = issue('chosenTwice');
    else if (quantity > left) wrong[`lines.${index}.quantity`] = issue('moreThanOut', { left });
    named.add(out);
    return { out, quantity };
  });
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return backs;
}

async function credit(
  context: CallContext,
  invoiceId: string,
  { backs, input }: { backs: readonly Back[]; input: Input },
) {
  const items = await selectInvoiceItems(context.db, context.tenantId, invoiceId);
  const byPlace = Map.groupBy(backs, ({ out }) => out.position);
  const lines = [...byPlace].map(([position, same]) => ({
    itemId: items.get(position)!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const { reason, refundMethod: method } = input;
  const { creditNote, invoice } = await createCreditNote(
    context,
    { invoiceId, lines, reason },
    { isReturn: true },
  );
  const refundMinor = Math.min(creditNote.totalMinor, invoice.toRefundMinor);
  if (refundMinor > 0) {
    await requestRefund(context, { invoiceId, amountMinor: refundMinor, method, reason, purpose: 'credit' });
  }
  return { creditNoteId: creditNote.id, creditNoteNumber: creditNote.creditNoteNumber, refundMinor };
}
