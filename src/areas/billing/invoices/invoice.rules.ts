import type { Topic } from '#kernel/access/topics.ts';
import { multiplyMinor, percentageOfMinor, subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { recordNumber, type TextSpan } from '#kernel/record-number.ts';

export const invoiceStatuses = ['draft', 'sent', 'partial', 'paid', 'overdue', 'credited', 'void'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The states of a sent invoice that is not void. */
export type OpenStatus = 'sent' | 'partial' | 'paid' | 'overdue' | 'credited';

export interface InvoiceReckoning {
  items: readonly { quantity: number; priceMinor: number }[];
  /** A share of the subtotal in hundredths of a percent, 0 to 10000, or an amount in minor units. */
  discount: { basisPoints: number } | { amountMinor: number };
  /** Hundredths of a percent of subtotal minus discount. */
  taxBasisPoints: number;
}

/** The sums of an invoice in minor units: subtotal - discount + tax = total. */
export interface InvoiceTotals {
  subtotalMinor: number;
  discountMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/**
 * Adds an invoice up (document 1, section 9): tax is a share of subtotal minus discount, each share rounded half
 * up to the minor unit once. A discount above the subtotal gives a negative total, which callers refuse, as they do
 * one above what a document may come to.
 */
export function invoiceTotals({ items, discount, taxBasisPoints }: InvoiceReckoning): InvoiceTotals {
  const subtotalMinor = sumMinor(items.map((item) => multiplyMinor(item.priceMinor, item.quantity)));
  const discountMinor =
    'amountMinor' in discount ? discount.amountMinor : percentageOfMinor(subtotalMinor, discount.basisPoints);
  const taxedMinor = subtractMinor(subtotalMinor, discountMinor);
  const taxMinor = percentageOfMinor(taxedMinor, taxBasisPoints);
  return { subtotalMinor, discountMinor, taxMinor, totalMinor: sumMinor([taxedMinor, taxMinor]) };
}

/** What decides how an invoice stands, in minor units. */
export interface Balance {
  total_minor: number;
  credited_minor: number;
  /** Payments less everything that was given back. */
  paid_minor: number;
}

/** total - credited - paid: above zero it is due, below zero it was paid beyond what is owed. */
function balanceOf({ total_minor, credited_minor, paid_minor }: Balance): number {
  return subtractMinor(total_minor, sumMinor([credited_minor, paid_minor]));
}

/** What a sent invoice still asks for, in minor units; never negative. */
export function dueOf(balance: Balance): number {
  return Math.max(0, balanceOf(balance));
}

/** What was paid beyond what is owed and is to be given back, in minor units; never negative. */
export function toRefundOf(balance: Balance): number {
  return Math.max(0, -balanceOf(balance));
}

/**
 * The status of a sent invoice by its balance and its due date, both dates in the hospital's calendar (document 1,
 * section 4): what is credited in full is credited, nothing due is paid, past due is overdue even when a part is paid.
 */
export function statusAfter(balance: Balance, dueDate: string, today: string): OpenStatus {
  if (balance.total_minor > 0 && balance.credited_minor === balance.total_minor) return 'credited';
  if (dueOf(balance) === 0) return 'paid';
  if (dueDate < today) return 'overdue';
  return balance.paid_minor > 0 ? 'partial' : 'sent';
}

export interface InvoiceState extends Balance {
  status: InvoiceStatus;
  due_date: string;
}

/** The status as a reader sees it today (the hospital's date): whether it is overdue never waits for the daily job. */
export function statusToday(invoice: InvoiceState, today: string): InvoiceStatus {
  if (invoice.status === 'draft' || invoice.status === 'void') return invoice.status;
  return statusAfter(invoice, invoice.due_date, today);
}

/** True where a payment can be recorded: sent, and something of it is still due. */
export function takesPayment(status: InvoiceStatus): boolean {
  return status === 'sent' || status === 'partial' || status === 'overdue';
}

/** True where credit notes can take something off: sent, and something of it is still charged. */
export function isCreditable(status: InvoiceStatus): boolean {
  return takesPayment(status) || status === 'paid';
}

const invoiceNumber = recordNumber('INV-');

/** The number people read: INV- and at least six digits. */
export const formatInvoiceNumber = invoiceNumber.format;

/** The live topic of one invoice; 'invoices' is the topic of the list. */
export function invoiceTopic(invoiceId: string): Topic {
  return `invoices/${invoiceId}`;
}

const maxDigits = 15;

/**
 * The invoice numbers that a typed search can mean, as a span of C-ordered text from `from` to before `before`:
 * 'INV-0000' all that begin so, '12' or 'INV-12' the number 12. Null where it is no number.
 */
export function numberSpan(search: string): TextSpan | null {
  const match = /^(INV-?)?(\d*)$/.exec(toAsciiDigits(search).toUpperCase().replace(/\s/g, ''));
  if (!match || match[0] === '' || match[2]!.length > maxDigits) return null;
  const [, prefix, digits = ''] = match;
  const isHalfTyped = prefix && !/^[1-9]/.test(digits);
  return isHalfTyped ? invoiceNumber.beginningWith(digits) : invoiceNumber.only(Number(digits));
}
