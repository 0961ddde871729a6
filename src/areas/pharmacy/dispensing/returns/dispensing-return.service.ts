import { createCreditNote, requestRefund } from '#areas/billing/billing.public.ts';
import { returnStaySupply } from '#areas/inpatient/inpatient.public.ts';
import { moveStock, placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields, isAppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { prescriptionRows } from '../../prescriptions/prescription.queries.ts';
import { announcePrescription } from '../../prescriptions/prescription.service.ts';
import type * as contract from '../dispensing.contract.ts';
import { issue } from '../dispensing.issues.ts';
import { dispensingRows } from '../dispensing.queries.ts';
import { settleStatus } from '../handing/status-settling.service.ts';
import * as queries from './dispensing-return.queries.ts';
import type { OutRow } from './dispensing-return.queries.ts';

type Input = CallInput<typeof contract.takeBack>;

/** A lot that comes back, with how much of it. */
interface Back {
  out: OutRow;
  quantity: number;
}

/**
 * Takes back what was handed out: the stock, what the patient owes and what the prescription still asks for follow in
 * the same moment.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the lines, LOT_EXPIRED for what may only go into quarantine
 */
export async function takeBack(context: CallContext, input: Input) {
  const { db, tenantId, actor, clock } = context;
  const dispensing = await dispensingRows.select(db, tenantId, input.dispensingId);
  if (!dispensing) throw new AppError('NOT_FOUND');
  const { id, patient_id: patientId, prescription_id: prescriptionId } = dispensing;
  await prescriptionRows.lock(db, tenantId, prescriptionId);
  const backs = chosenLots(input.lines, await queries.lockOut(db, tenantId, id));
  const place = await placeOfCode(db, tenantId, input.to);
  const moved = await moveStock(
    context,
    backs.map(({ out, quantity }) => ({
      kind: 'return' as const,
      ...{ itemId: out.medicine_id, lotId: out.lot_id, placeId: place.id, quantity, patientId },
      ...{ reason: input.reason, source: { kind: 'dispensing', id } },
    })),
  );
  for (const { out, quantity } of backs) {
    await queries.addReturned(db, tenantId, { itemId: out.item_id, lotId: out.lot_id, quantity });
  }
  const credited = dispensing.invoice_id
    ? await credit(context, dispensing.invoice_id, { backs, input })
    : { creditNoteId: null, creditNoteNumber: null, refundMinor: 0 };
  if (dispensing.admission_id) {
    for (const { out, quantity } of backs) await returnStaySupply(context, { id: out.item_id, quantity });
  }
  const rows = backs.map(({ out, quantity }, index) => ({
    ...{
      tenant_id: tenantId,
      id: newId(),
      dispensing_id: id,
      item_id: out.item_id,
      lot_id: out.lot_id,
      quantity,
    },
    ...{ is_owed_again: input.isOwedAgain, reason: input.reason, place_id: place.id },
    ...{ movement_id: moved[index]![0]!.movementId, credit_note_id: credited.creditNoteId },
    ...{ returned_by: actor.userId, returned_at: clock.now().toISOString() },
  }));
  await queries.insertReturns(db, rows);
  await settleStatus(context, prescriptionId);
  context.audit({
    action: 'RETURN',
    resource: 'dispensings',
    resourceId: id,
    newValues: {
      ...{ patientId, prescriptionId, to: input.to, reason: input.reason, isOwedAgain: input.isOwedAgain },
      lots: backs.map(({ out, quantity }) => ({ name: out.name, lotNumber: out.lot_number, quantity })),
      ...{ creditNoteNumber: credited.creditNoteNumber, refundMinor: credited.refundMinor },
    },
  });
  announcePrescription(context, prescriptionId);
  const { creditNoteNumber, refundMinor } = credited;
  return { dispensingId: id, creditNoteNumber, refundMinor };
}

function chosenLots(lines: Input['lines'], outs: readonly OutRow[]): Back[] {
  const wrong: Record<string, string> = {};
  const named = new Set<OutRow>();
  const backs = lines.flatMap(({ itemId, lotId, quantity }, index) => {
    const out = outs.find((row) => row.item_id === itemId && row.lot_id === lotId);
    if (!out) throw new AppError('NOT_FOUND');
    const left = out.quantity - out.returned_quantity;
    if (named.has(out)) wrong[`lines.${index}.lotId`] = issue('lineTwice');
    else if (quantity > left) wrong[`lines.${index}.quantity`] = issue('moreThanOut', { left });
    named.add(out);
    return [{ out, quantity }];
  });
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return backs;
}

/** Less is owed, and what was paid beyond it is asked back. What costs nothing is not credited. */
async function credit(
  context: CallContext,
  invoiceId: string,
  { backs, input }: { backs: readonly Back[]; input: Input },
) {
  const items = await queries.selectInvoiceItems(context.db, context.tenantId, invoiceId);
  const priced = backs.filter(({ out }) => out.price_minor > 0);
  if (priced.length === 0) return { creditNoteId: null, creditNoteNumber: null, refundMinor: 0 };
  const byPlace = Map.groupBy(priced, ({ out }) => out.position);
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
  const amountMinor = Math.min(creditNote.totalMinor, invoice.toRefundMinor);
  const isAsked = amountMinor > 0 && (await askBack(context, { invoiceId, amountMinor, method, reason }));
  const { id: creditNoteId, creditNoteNumber } = creditNote;
  return { creditNoteId, creditNoteNumber, refundMinor: isAsked ? amountMinor : 0 };
}

/** False where somebody asked for it already; what came back and its credit note stand all the same. */
async function askBack(
  context: CallContext,
  wish: Omit<Parameters<typeof requestRefund>[1], 'purpose'>,
): Promise<boolean> {
  try {
    await requestRefund(context, { ...wish, purpose: 'credit' });
    return true;
  } catch (error) {
    if (wish.method !== 'deposit' && isAppError(error, 'AMOUNT_TOO_HIGH')) return false;
    throw error;
  }
}
