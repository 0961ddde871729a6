import { createCreditNote, requestRefund } from '#areas/billing/billing.public.ts';
import { moveStock, placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields, isAppError } from '#kernel/app-error.ts';
import { addReturned, type HandedBy, type HandedOutRow, selectInvoiceItems } from './handed-out.queries.ts';

/** A lot that comes back, with how much of it. */
export interface Back {
  out: HandedOutRow;
  quantity: number;
}

interface BackLine {
  itemId: string;
  lotId: string;
  quantity: number;
}

/** What the caller's form says where a line cannot come back. */
interface BackIssues {
  twice: string;
  moreThanOut(left: number): string;
}

/** @throws AppError NOT_FOUND for a lot that did not go out, INVALID_INPUT at the lines */
export function chosenLots(
  lines: readonly BackLine[],
  outs: readonly HandedOutRow[],
  issues: BackIssues,
): Back[] {
  const wrong: Record<string, string> = {};
  const named = new Set<HandedOutRow>();
  const backs = lines.map(({ itemId, lotId, quantity }, index) => {
    const out = outs.find((row) => row.item_id === itemId && row.lot_id === lotId);
    if (!out) throw new AppError('NOT_FOUND');
    const left = out.quantity - out.returned_quantity;
    if (named.has(out)) wrong[`lines.${index}.lotId`] = issues.twice;
    else if (quantity > left) wrong[`lines.${index}.quantity`] = issues.moreThanOut(left);
    named.add(out);
    return { out, quantity };
  });
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return backs;
}

interface Handed {
  by: HandedBy;
  id: string;
  patientId: string | null;
  /** The second person, for what is controlled. */
  witnessId?: string | null;
}

/**
 * Puts lots back into a place of the stock.
 * @returns the place, and the movement of each lot
 * @throws AppError LOT_EXPIRED for what may only go into quarantine
 */
export async function moveBack(
  context: CallContext,
  backs: readonly Back[],
  {
    by,
    id,
    patientId,
    to,
    reason,
    witnessId = null,
  }: Handed & { to: Parameters<typeof placeOfCode>[2]; reason: string },
): Promise<{ placeId: string; movementIds: string[] }> {
  const { db, tenantId } = context;
  const place = await placeOfCode(db, tenantId, to);
  const moved = await moveStock(
    context,
    backs.map(({ out, quantity }) => ({
      kind: 'return' as const,
      ...{ itemId: out.medicine_id, lotId: out.lot_id, placeId: place.id, quantity, reason, witnessId },
      source: { kind: by === 'dispensing' ? 'dispensing' : 'counter-sale', id },
      ...(patientId !== null && { patientId }),
    })),
  );
  for (const { out, quantity } of backs) {
    await addReturned(db, tenantId, { by, itemId: out.item_id, lotId: out.lot_id, quantity });
  }
  return { placeId: place.id, movementIds: moved.map((movements) => movements[0]!.movementId) };
}

export const nothingCredited = { creditNoteId: null, creditNoteNumber: null, refundMinor: 0 } as const;

export type Credited =
  | typeof nothingCredited
  | { creditNoteId: string; creditNoteNumber: string; refundMinor: number };

/** Less is owed, and what was paid beyond it is asked back. What costs nothing is not credited. */
export async function creditBack(
  context: CallContext,
  backs: readonly Back[],
  refund: { invoiceId: string; reason: string; method: Parameters<typeof requestRefund>[1]['method'] },
): Promise<Credited> {
  const { invoiceId, reason } = refund;
  const items = await selectInvoiceItems(context.db, context.tenantId, invoiceId);
  const priced = backs.filter(({ out }) => out.price_minor > 0);
  if (priced.length === 0) return nothingCredited;
  const byPlace = Map.groupBy(priced, ({ out }) => out.position);
  const lines = [...byPlace].map(([position, same]) => ({
    itemId: items.get(position)!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const { creditNote, invoice } = await createCreditNote(
    context,
    { invoiceId, lines, reason },
    { isReturn: true },
  );
  const amountMinor = Math.min(creditNote.totalMinor, invoice.toRefundMinor);
  const isAsked = amountMinor > 0 && (await askBack(context, { ...refund, amountMinor }));
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

/** The lots as the audit trail names them. */
export function namedLots(backs: readonly Back[]) {
  return backs.map(({ out, quantity }) => ({ name: out.name, lotNumber: out.lot_number, quantity }));
}
