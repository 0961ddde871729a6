import { z } from 'zod';
import { invoiceTotals, paymentMethods } from '#areas/billing/billing-rules.public.ts';
import { freeText } from '#kernel/text.ts';
import { optionalTypedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { type CounterOffer, maxSold, maxSoldUnits } from '../counter-sale.contract.ts';
import { issue } from '../counter-sale.issues.ts';

const units = ['one', 'pack'] as const;

/** What is typed at the counter. */
export function counterSaleSchema(currencyCode: string) {
  return z.strictObject({
    patientId: z.string(),
    buyerName: freeText(200),
    buyerPhone: freeText(40),
    lines: z
      .array(
        z
          .strictObject({
            medicineId: z.uuid(),
            quantity: optionalWholeNumber({ min: 1, max: maxSoldUnits }),
            unit: z.enum(units),
          })
          .refine(({ quantity }) => quantity !== null, {
            path: ['quantity'],
            message: issue('quantityMissing'),
          }),
      )
      .min(1, issue('nothingSold'))
      .max(maxSold),
    payment: z.strictObject({
      method: z.enum(paymentMethods),
      tenderedMinor: optionalTypedMoney(currencyCode),
      reference: freeText(100),
    }),
  });
}

export type CounterSaleValues = z.input<ReturnType<typeof counterSaleSchema>>;
export type CounterSaleFields = z.output<ReturnType<typeof counterSaleSchema>>;
export type CounterSaleLine = CounterSaleValues['lines'][number];

export const firstSale: CounterSaleValues = {
  ...{ patientId: '', buyerName: '', buyerPhone: '', lines: [] },
  payment: { method: 'cash', tenderedMinor: '', reference: '' },
};

type Offers = ReadonlyMap<string, CounterOffer>;

/** A typed quantity in base units; 0 where it cannot be read. */
export function unitsOf({ quantity, unit }: CounterSaleLine, offer: CounterOffer | undefined): number {
  const typed = Number(quantity);
  if (quantity === '' || !Number.isSafeInteger(typed) || typed < 0) return 0;
  return unit === 'pack' ? typed * (offer?.packSize ?? 1) : typed;
}

/** What the typed lines come to, in minor units. */
export function typedTotals(lines: readonly CounterSaleLine[], offers: Offers, taxBasisPoints: number) {
  const items = lines.map((line) => {
    const offer = offers.get(line.medicineId);
    return { quantity: Math.min(unitsOf(line, offer), maxSoldUnits), priceMinor: offer?.priceMinor ?? 0 };
  });
  return invoiceTotals({ items, discount: { amountMinor: 0 }, taxBasisPoints });
}

/** The lines with what was picked, counted singly, or with one more pack of what was scanned, however it is counted. */
export function withPicked(
  lines: readonly CounterSaleLine[],
  { medicineId, packSize }: CounterOffer,
  isScanned: boolean,
): CounterSaleLine[] {
  const known = lines.findIndex((line) => line.medicineId === medicineId);
  if (known === -1) {
    return [...lines, { medicineId, quantity: 1, unit: isScanned && packSize > 1 ? 'pack' : 'one' }];
  }
  if (!isScanned) return [...lines];
  return lines.map((line, place) =>
    place === known
      ? { ...line, quantity: (Number(line.quantity) || 0) + (line.unit === 'pack' ? 1 : packSize) }
      : line,
  );
}

/** The sale as the call takes it, paid in full. */
export function saleInput(
  { patientId, buyerName, buyerPhone, lines, payment }: CounterSaleFields,
  offers: Offers,
  amountMinor: number,
) {
  const { method, tenderedMinor, reference } = payment;
  const isPatient = patientId !== '';
  return {
    patientId: patientId || null,
    buyerName: isPatient ? '' : buyerName,
    buyerPhone: isPatient ? '' : buyerPhone,
    lines: lines.map(({ medicineId, quantity, unit }) => ({
      medicineId,
      quantity: quantity! * (unit === 'pack' ? (offers.get(medicineId)?.packSize ?? 1) : 1),
    })),
    payment: {
      ...{ method, amountMinor },
      tenderedMinor: method === 'cash' ? tenderedMinor : null,
      // What was typed for a wallet before the method was changed names no cash.
      reference: method === 'cash' ? '' : reference,
    },
  };
}
