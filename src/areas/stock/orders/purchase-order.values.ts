import { z } from 'zod';
import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { freeText } from '#kernel/text.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { maxOrderLines, maxPackMinor, orderedPacks, orderFields } from './purchase-order.contract.ts';
import { issue } from './purchase-order.issues.ts';
import type { PurchaseOrderSheet } from './order-sheet.contract.ts';
import type { ReorderSuggestion } from '../reports/stock-report.contract.ts';

/** A date that may stay empty. */
export const typedDay = z.union([z.literal(''), z.iso.date()]).transform((day) => day || null);

export function orderSchema(currencyCode: string) {
  return z.strictObject({
    ...orderFields,
    expectedOn: typedDay,
    notes: freeText(500),
    lines: z
      .array(
        z.strictObject({
          stockItemId: z.uuid(issue('itemMissing')),
          packs: orderedPacks,
          packMinor: typedMoney(currencyCode, { max: maxPackMinor }),
        }),
      )
      .min(1, issue('nothingOrdered'))
      .max(maxOrderLines),
  });
}

export const emptyLine = { stockItemId: '', packs: '' as unknown as number, packMinor: '' };

export interface OrderValues extends Record<string, unknown> {
  supplierId: string;
  placeId: string;
  expectedOn: string;
  notes: string;
  lines: OrderLine[];
}

/** A line as it is typed. */
export interface OrderLine {
  stockItemId: string;
  /** The field holds '' while nothing is typed, which no number is. */
  packs: number;
  packMinor: string;
}

/** What the typed lines come to, in minor units; a line that cannot be read adds nothing. */
export function typedSum(lines: readonly OrderLine[], currencyCode: string): number {
  return sumMinor(
    lines.map(({ packs, packMinor }) => {
      const price = parseMoneyText(packMinor, currencyCode);
      return price.ok && Number.isInteger(packs) && packs > 0 ? multiplyMinor(price.amountMinor, packs) : 0;
    }),
  );
}

/** What the form begins with: a stored draft, or an empty order. */
export function orderValues(order: PurchaseOrderSheet | undefined, currencyCode: string): OrderValues {
  return {
    supplierId: order?.supplier.id ?? '',
    placeId: order?.place.id ?? '',
    expectedOn: order?.expectedOn ?? '',
    notes: order?.notes ?? '',
    lines: order?.lines.map(({ item, packs, packMinor }) => ({
      stockItemId: item.id,
      packs,
      packMinor: moneyText(packMinor, currencyCode),
    })) ?? [{ ...emptyLine }],
  };
}

/** What should be ordered as a new order: from the supplier of all that names one, where it is the same. */
export function suggestedValues(
  suggestions: readonly ReorderSuggestion[],
  currencyCode: string,
): Partial<OrderValues> {
  const suppliers = new Set(suggestions.flatMap(({ supplier }) => supplier?.id ?? []));
  return {
    supplierId: suppliers.size === 1 ? [...suppliers][0]! : '',
    lines: suggestions.slice(0, maxOrderLines).map(({ item, packs, packMinor }) => ({
      stockItemId: item.id,
      packs,
      packMinor: moneyText(packMinor, currencyCode),
    })),
  };
}
