import { advanceDailyFigures } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { figuresOfChange } from '../figures/billing.figures.ts';
import {
  applyPaid,
  type InvoiceItemRow,
  type InvoiceRow,
  lockInvoice,
  selectItems,
} from '../invoices/invoice.queries.ts';
import { dueOf, invoiceTopic } from '../invoices/invoice.rules.ts';
import { isOfDispensing } from '../invoices/sources/billed-source.queries.ts';
import { requireWithinLimit } from '../limits/own-limit.service.ts';
import { toBalance } from '../payments/payment.record.ts';
import { paymentsTopic } from '../payments/payment.rules.ts';
import { reverseCreditedCommission } from './credited-commission.ts';
import type * as contract from './credit-note.contract.ts';
import { issue } from './credit-note.issues.ts';
import * as queries from './credit-note.queries.ts';
import { creditableOf, creditedLinesOf, creditNoteRows, toCreditNotes } from './credit-note.record.ts';
import {
  creditOfAmount,
  creditOfUnits,
  type CreditedLine,
  formatCreditNoteNumber,
  type LineLeft,
  linesLeft,
  sumOfLines,
} from './credit-note.rules.ts';

/**
 * Takes units of lines off a sent invoice: less is owed from then on, and what was paid beyond it can be given back.
 * @throws AppError WRONG_STATE for a draft, a void invoice and one that is credited in full; INVALID_INPUT at the line;
 * INVOICE_OF_DISPENSING for medicines that were handed out, unless they come back.
 */
export async function createCreditNote(
  context: CallContext,
  { invoiceId, lines, reason, ...second }: CallInput<typeof contract.createCreditNote>,
  { isReturn = false }: { isReturn?: boolean } = {},
) {
  const { invoice, items, left } = await lockCreditable(context, invoiceId);
  if (!isReturn && (await isOfDispensing(context.db, context.tenantId, invoiceId))) {
    throw new AppError('INVOICE_OF_DISPENSING');
  }
  const credited = chosenLines(lines, items, left);
  if (credited.length === 0) throw invalidFields({ lines: issue('nothingChosen') });
  const { totalMinor: amountMinor } = sumOfLines(credited);
  if (amountMinor === 0) throw invalidFields({ lines: issue('worthNothing') });
  // What comes back to the pharmacy is credited by what was handed out, not by whoever takes it back. With what was
  // credited before: many small notes are not beneath a limit that one large one is above.
  const credit = { kind: 'credit' as const, amountMinor: sumMinor([invoice.credited_minor, amountMinor]) };
  const confirmedBy = isReturn ? null : await requireWithinLimit(context, credit, second);
  return writeCreditNote(context, invoice, items, {
    ...{ credited, reason, coversRefunds: false, confirmedBy },
  });
}

/**
 * Credits what was given back before there were credit notes, as far as it has become due again: nobody owes it.
 * @throws AppError WRONG_STATE where nothing of that kind is due.
 */
export async function creditEarlierRefunds(
  context: CallContext,
  { invoiceId, reason }: CallInput<typeof contract.creditEarlierRefunds>,
) {
  const { db, tenantId } = context;
  const { invoice, items, left } = await lockCreditable(context, invoiceId);
  const refundedMinor = await queries.sumUncreditedRefunds(db, tenantId, invoiceId);
  const amountMinor = Math.min(refundedMinor, dueOf(invoice));
  if (amountMinor === 0) throw new AppError('WRONG_STATE', { status: invoice.status });
  const credited = creditOfAmount(left, amountMinor);
  return writeCreditNote(context, invoice, items, {
    ...{ credited, reason, coversRefunds: true, confirmedBy: null },
  });
}

export async function recordCreditNotePrint(
  context: CallContext,
  { creditNoteId, output }: CallInput<typeof contract.recordCreditNotePrint>,
) {
  const row = await queries.selectCreditNoteId(context.db, context.tenantId, creditNoteId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'credit_notes',
    resourceId: creditNoteId,
    newValues: { document: 'credit note', invoiceId: row.invoice_id, output },
  });
  return { recorded: true as const };
}

/** The locked invoice with its lines and what is left of each. @throws AppError NOT_FOUND, WRONG_STATE. */
async function lockCreditable({ db, tenantId }: CallContext, invoiceId: string) {
  const invoice = await lockInvoice(db, tenantId, invoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  const { status } = invoice;
  if (status === 'draft' || status === 'void' || invoice.credited_minor === invoice.total_minor) {
    throw new AppError('WRONG_STATE', { status });
  }
  const [items, credited] = await Promise.all([
    selectItems(db, tenantId, [invoiceId]),
    queries.selectCreditedItems(db, tenantId, invoiceId),
  ]);
  return { invoice, items, left: linesLeft(creditableOf(invoice, items), creditedLinesOf(credited)) };
}

type ChosenLines = CallInput<typeof contract.createCreditNote>['lines'];

function chosenLines(
  lines: ChosenLines,
  items: readonly InvoiceItemRow[],
  left: readonly LineLeft[],
): CreditedLine[] {
  const refused: Record<string, string> = {};
  const named = new Set<string>();
  const credited = lines.flatMap(({ itemId, quantity }, index) => {
    const place = items.findIndex((item) => item.id === itemId);
    const line = left[place];
    if (!line) refused[`lines.${index}.itemId`] = issue('otherInvoice');
    else if (named.has(itemId)) refused[`lines.${index}.itemId`] = issue('chosenTwice');
    else if (quantity > line.quantity) {
      refused[`lines.${index}.quantity`] = issue('moreThanLeft', { left: line.quantity });
    }
    named.add(itemId);
    return line && quantity > 0 && quantity <= line.quantity ? [creditOfUnits(line, quantity)] : [];
  });
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
  return credited;
}

interface NewCreditNote {
  credited: readonly CreditedLine[];
  reason: string;
  coversRefunds: boolean;
  /** Who confirmed what goes beyond the author's own limit. */
  confirmedBy: string | null;
}

/** The number, which leaves no gap, comes late: everybody who makes a credit note waits for it. */
async function writeCreditNote(
  context: CallContext,
  invoice: InvoiceRow,
  items: readonly InvoiceItemRow[],
  { credited, reason, coversRefunds, confirmedBy }: NewCreditNote,
) {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const today = dateIn(actor.timeZone, clock.now());
  const id = newId();
  const sums = sumOfLines(credited);
  const earlierRefunds = await queries.sumUncreditedRefunds(db, tenantId, invoice.id);
  const written = await applyPaid(db, tenantId, invoice, {
    paidMinor: invoice.paid_minor,
    creditedMinor: sumMinor([invoice.credited_minor, sums.totalMinor]),
    refundedMinor: sumMinor([invoice.refunded_minor, coversRefunds ? sums.totalMinor : 0]),
    today,
    now,
  });
  for (const { position, quantity } of credited) {
    if (quantity > 0) await queries.addCreditedQuantity(db, tenantId, invoice.id, position, quantity);
  }
  const [, number] = await Promise.all([
    advanceDailyFigures(db, tenantId, today, {
      'billing.revenue': -sums.totalMinor,
      ...figuresOfChange(invoice, written),
    }),
    context.counting.takeWithoutGap('credit-notes.number', 1),
  ]);
  const { note, items: rows } = creditNoteRows(
    {
      tenant_id: tenantId,
      id,
      credit_note_number: formatCreditNoteNumber(number),
      invoice_id: invoice.id,
      reason,
      covers_refunds: coversRefunds,
      created_by: actor.userId,
      created_at: now,
    },
    credited,
  );
  context.sendOff(queries.insertCreditNote(db, note, rows));
  // Its earlier refunds have taken their share of the commission back already.
  if (!coversRefunds) await reverseCreditedCommission(context, invoice, note, earlierRefunds);
  const names = new Map(items.map((item) => [item.position, item.name]));
  const named = rows.map((row) => ({ ...row, name: names.get(row.position)! }));
  const [creditNote] = toCreditNotes([{ ...note, author_name: actor.name }], named);
  context.audit({
    action: 'CREATE',
    resource: 'credit_notes',
    resourceId: id,
    newValues: {
      ...creditNote!,
      ...(confirmedBy !== null && { confirmedBy }),
    },
  });
  for (const topic of ['invoices', invoiceTopic(invoice.id), paymentsTopic] as const) context.announce(topic);
  return { creditNote: creditNote!, invoice: toBalance(written) };
}
