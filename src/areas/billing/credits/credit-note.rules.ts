import { allocateMinor, subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { recordNumber } from '#kernel/record-number.ts';

/** The number people read: CN- and at least six digits. */
export const formatCreditNoteNumber = recordNumber('CN-').format;

/** Amounts of a line, an invoice or a credit note in minor units: subtotal - discount + tax = total. */
export interface Shares {
  subtotalMinor: number;
  discountMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** What crediting needs to know of an invoice; amounts in minor units. */
export interface CreditableInvoice {
  discountMinor: number;
  taxMinor: number;
  items: readonly { quantity: number; totalMinor: number }[];
}

/** What was credited of a line by earlier credit notes; `position` counts from 1. */
export interface CreditedLine extends Shares {
  position: number;
  quantity: number;
}

/** What can still be credited of a line. */
export interface LineLeft extends Shares {
  position: number;
  quantity: number;
}

/**
 * Each line's part of an invoice: discount and tax are divided over the lines in proportion, by largest remainder,
 * so that the parts of all lines come to the invoice's total exactly.
 */
export function sharesOfLines({ items, discountMinor, taxMinor }: CreditableInvoice): Shares[] {
  const discounts = divided(
    discountMinor,
    items.map((item) => item.totalMinor),
  );
  const nets = items.map((item, index) => subtractMinor(item.totalMinor, discounts[index]!));
  const taxes = divided(taxMinor, nets);
  return items.map((item, index) => sharesOf(item.totalMinor, discounts[index]!, taxes[index]!));
}

/** What is left of every line after earlier credit notes, in the order of the invoice. */
export function linesLeft(invoice: CreditableInvoice, credited: readonly CreditedLine[]): LineLeft[] {
  return sharesOfLines(invoice).map((whole, index) => {
    const position = index + 1;
    const earlier = credited.filter((line) => line.position === position);
    const left = (amountOf: (shares: Shares) => number) =>
      subtractMinor(amountOf(whole), sumMinor(earlier.map(amountOf)));
    return {
      position,
      quantity: subtractMinor(invoice.items[index]!.quantity, sumMinor(earlier.map((one) => one.quantity))),
      ...sharesOf(
        left((one) => one.subtotalMinor),
        left((one) => one.discountMinor),
        left((one) => one.taxMinor),
      ),
    };
  });
}

/**
 * What crediting some of the units left takes off the invoice. Each amount is the share of what is left, rounded half
 * up, and the last unit takes the rest: whatever order the parts of a line are credited in, together they are the line.
 */
export function creditOfUnits(left: LineLeft, quantity: number): CreditedLine {
  const part = (amountMinor: number) => proportion(amountMinor, quantity, left.quantity);
  const { position } = left;
  const shares = sharesOf(part(left.subtotalMinor), part(left.discountMinor), part(left.taxMinor));
  return { position, quantity, ...shares };
}

/**
 * Takes an amount off an invoice that names no units, such as money that was given back before: divided over what is
 * left of the lines by largest remainder. @throws RangeError above what is left of all lines.
 */
export function creditOfAmount(left: readonly LineLeft[], amountMinor: number): CreditedLine[] {
  const parts = divided(
    amountMinor,
    left.map((line) => line.totalMinor),
  );
  return left.flatMap((line, index) => {
    const totalMinor = parts[index]!;
    if (totalMinor > line.totalMinor) throw new RangeError('More is credited than is left.');
    if (totalMinor === 0) return [];
    const taxMinor = proportion(line.taxMinor, totalMinor, line.totalMinor);
    const netMinor = subtractMinor(totalMinor, taxMinor);
    const netLeft = subtractMinor(line.subtotalMinor, line.discountMinor);
    const discountMinor = netLeft === 0 ? 0 : proportion(line.discountMinor, netMinor, netLeft);
    const shares = sharesOf(sumMinor([netMinor, discountMinor]), discountMinor, taxMinor);
    return [{ position: line.position, quantity: 0, ...shares }];
  });
}

/** The sums of several lines. */
export function sumOfLines(lines: readonly Shares[]): Shares {
  return sharesOf(
    sumMinor(lines.map((line) => line.subtotalMinor)),
    sumMinor(lines.map((line) => line.discountMinor)),
    sumMinor(lines.map((line) => line.taxMinor)),
  );
}

function sharesOf(subtotalMinor: number, discountMinor: number, taxMinor: number): Shares {
  const totalMinor = sumMinor([subtractMinor(subtotalMinor, discountMinor), taxMinor]);
  return { subtotalMinor, discountMinor, taxMinor, totalMinor };
}

/** Nothing is divided where nothing has weight: a free line has neither discount nor tax. */
function divided(amountMinor: number, weights: readonly number[]): number[] {
  return weights.some((weight) => weight > 0) ? allocateMinor(amountMinor, weights) : weights.map(() => 0);
}

/** A part out of a whole of an amount that is not negative, rounded half up to the minor unit. */
function proportion(amountMinor: number, part: number, whole: number): number {
  const dividend = 2n * BigInt(amountMinor) * BigInt(part) + BigInt(whole);
  return Number(dividend / (2n * BigInt(whole)));
}
