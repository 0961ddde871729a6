import {
  type BilledSource,
  createCreditNote,
  createInvoice,
  readInvoice,
  updateInvoice,
  voidInvoice,
} from '#areas/billing/billing.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { wallTimeIn } from '#kernel/time/time-zone.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { admissionRows } from '../../admissions/admission.queries.ts';
import { requireAdmission } from '../../admissions/admission.service.ts';
import { chargesTopic } from '../stay-charges.rules.ts';
import type * as contract from './stay-bill.contract.ts';
import type { StayBillLine } from './stay-bill.contract.ts';
import * as queries from './stay-bill.queries.ts';
import { reckonStay } from './stay-bill.service.ts';

type Reckoned = Awaited<ReturnType<typeof reckonStay>>;
type Wish = CallInput<typeof contract.settleStay>;

/**
 * Bills a stay. While there is no final invoice, or it is a draft, everything owed is written on it, and a draft on
 * which nothing is left is voided; once it was sent the difference becomes a further invoice and credit notes. Who bills the same stay at the same time takes turns.
 * @throws AppError NOT_FOUND; WRONG_STATE for a cancelled admission; NOTHING_TO_BILL; INVALID_INPUT at `reason` where
 * something is to be credited or voided and nobody says why; BEYOND_OWN_LIMIT for a discount that is sent or for credit
 * beyond what this person does alone.
 */
export async function settleStay(context: CallContext, wish: Wish) {
  const { db, tenantId } = context;
  const locked = await admissionRows.lock(db, tenantId, wish.admissionId);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.status === 'cancelled') throw new AppError('WRONG_STATE', { status: locked.status });
  const reckoned = await reckonStay(context, await requireAdmission(context, wish.admissionId));
  const { bill, settlement, final } = reckoned;
  const isFinal = !final || final.status === 'draft';
  const lines = isFinal ? bill.lines : settlement.further;
  const credits = isFinal ? [] : settlement.credits;
  const withdrawnDraft = isFinal && lines.length === 0 ? bill.draftInvoiceId : null;
  if (lines.length === 0 && credits.length === 0 && !withdrawnDraft) throw new AppError('NOTHING_TO_BILL');
  if ((credits.length > 0 || withdrawnDraft) && !wish.reason) {
    throw invalidFields({ reason: valueIssue('missing') });
  }
  const creditNoteNumbers = await creditUnits(context, reckoned, wish);
  const invoice = lines.length > 0 ? await writeInvoice(context, reckoned, { wish, lines, isFinal }) : null;
  const voided = withdrawnDraft && (await voidDraft(context, withdrawnDraft, wish.reason ?? ''));
  context.announce(chargesTopic);
  return {
    invoiceId: invoice?.id ?? null,
    invoiceNumber: invoice?.invoiceNumber ?? null,
    voidedInvoiceNumber: voided ? voided.invoiceNumber : null,
    creditNoteNumbers,
  };
}

/** A draft of which nothing is owed any more bills nothing. */
async function voidDraft(context: CallContext, invoiceId: string, reason: string) {
  const { version } = await readInvoice(context, invoiceId);
  return voidInvoice(context, { invoiceId, version, reason });
}

/** Credits units of lines that are no longer owed, newest invoice first: one credit note for each invoice. */
async function creditUnits(context: CallContext, { settlement, billed, final }: Reckoned, wish: Wish) {
  if (!final || final.status === 'draft') return [];
  const lines = settlement.credits.flatMap(({ key, quantity }) => {
    let left = quantity;
    return billed
      .filter((line) => line.charge_key === key && line.invoice_status !== 'draft')
      .toReversed()
      .map((line) => {
        const taken = Math.min(left, line.quantity);
        left -= taken;
        return { invoiceId: line.invoice_id, itemId: line.item_id, quantity: taken };
      })
      .filter((line) => line.quantity > 0);
  });
  const numbers: string[] = [];
  for (const [invoiceId, ofInvoice] of Map.groupBy(lines, (line) => line.invoiceId)) {
    const input = {
      ...{ invoiceId, reason: wish.reason ?? '' },
      ...secondOf(wish),
      lines: ofInvoice.map(({ itemId, quantity }) => ({ itemId, quantity })),
    };
    numbers.push((await createCreditNote(context, input)).creditNote.creditNoteNumber);
  }
  return numbers;
}

function secondOf({ secondPersonId, secondPersonPassword }: Wish) {
  return { secondPersonId, secondPersonPassword };
}

interface NewInvoice {
  wish: Wish;
  lines: readonly StayBillLine[];
  isFinal: boolean;
}

async function writeInvoice(context: CallContext, reckoned: Reckoned, { wish, lines, isFinal }: NewInvoice) {
  const { db, tenantId } = context;
  const { bill } = reckoned;
  const merged = byKey(lines);
  const draftId = bill.draftInvoiceId;
  const sources = await sourcesOf(context, reckoned, { isFinal, draftId });
  const fields = {
    items: merged.map((line) => itemOf(line, context.actor.timeZone)),
    discountMinor: wish.discountMinor,
    dueDate: wish.dueDate,
    notes: wish.notes,
    send: wish.send,
    ...secondOf(wish),
  };
  const invoice = draftId
    ? await updateInvoice(
        context,
        { invoiceId: draftId, version: (await readInvoice(context, draftId)).version, ...fields },
        sources,
      )
    : await createInvoice(context, { patientId: bill.patient.id, ...fields }, sources);
  const keys = merged.map(({ key }) => key);
  const written = { admissionId: bill.admissionId, invoiceId: invoice.id, keys };
  await queries.writeBilledLines(db, tenantId, written);
  return invoice;
}

/** What the invoice bills, so that nothing else can; what an earlier invoice of the stay holds stays with it. */
async function sourcesOf(
  { db, tenantId }: CallContext,
  { bill, stay }: Reckoned,
  { isFinal, draftId }: { isFinal: boolean; draftId: string | null },
): Promise<BilledSource[]> {
  const items: BilledSource[] = [
    ...stay.orders.map(({ id }) => ({ kind: 'lab_order' as const, source_id: id })),
    ...stay.services.map(({ id }) => ({ kind: 'stay_service' as const, source_id: id })),
    ...stay.timers.map(({ id }) => ({ kind: 'stay_timer' as const, source_id: id })),
    ...stay.supplies.map(({ id }) => ({ kind: 'stay_supply' as const, source_id: id })),
  ];
  const ids = items.map(({ source_id: id }) => id);
  const held = ids.length > 0 ? await queries.selectSources(db, tenantId, ids) : [];
  const elsewhere = new Set(held.filter(({ invoice_id: id }) => id !== draftId).map((row) => row.source_id));
  const own: BilledSource = isFinal
    ? { kind: 'stay', source_id: bill.admissionId }
    : { kind: 'further_stay', source_id: newId() };
  return [own, ...items.filter(({ source_id: id }) => !elsewhere.has(id))];
}

/** One line for each key: a bed that was left and taken again at the same price is one line of the invoice. */
function byKey(lines: readonly StayBillLine[]): StayBillLine[] {
  return [...Map.groupBy(lines, ({ key }) => key).values()].map((same) => ({
    ...same[0]!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    to: same.at(-1)!.to,
  }));
}

const nameLength = 200;

/** The line as an invoice says it: names, and times of the hospital's zone, in no language. */
function itemOf(line: StayBillLine, timeZone: string) {
  const { serviceId, name, wardName, orderNumber, unitMinutes, isHalf, from, to, quantity, priceMinor } =
    line;
  const unit = unitMinutes === null ? '' : `${unitMinutes / 60} h`;
  const times = [from, to].flatMap((at) => (at === null ? [] : [wallTimeIn(timeZone, at).replace('T', ' ')]));
  const details = [isHalf ? `½ ${unit}`.trim() : unit, times.join(' – ')].filter((part) => part !== '');
  return {
    serviceId,
    name: [name, wardName ?? orderNumber].filter(Boolean).join(' · ').slice(0, nameLength),
    description: details.join(' · ') || null,
    quantity,
    priceMinor,
    // What the stay was charged, such as half a day of a bed: nobody typed it over the catalogue.
    listPriceMinor: priceMinor,
  };
}
