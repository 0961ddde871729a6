import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { moneyText, optionalTypedMoney, typedMoney } from '#ui/form/fields/typed-money.ts';
import { percentText, typedPercent } from '#ui/form/fields/typed-percent.ts';
import { maxPriceMinor } from '../../services/service.contract.ts';
import { type Invoice, maxQuantity } from '../invoice.contract.ts';
import { issue } from '../invoice.issues.ts';
import { invoiceTotals, type InvoiceTotals } from '../invoice.rules.ts';

/** The fields of one line of the form, as text. */
export interface ItemValues {
  /** '' for an item in free text. */
  serviceId: string;
  name: string;
  description: string;
  quantity: string;
  price: string;
}

/** The fields of the form; empty text means nothing. */
export interface InvoiceFormValues extends Record<string, unknown> {
  patientId: string;
  items: ItemValues[];
  discountKind: 'amount' | 'percent';
  discount: string;
  tax: string;
  dueDate: string;
  /** '' for none. */
  referrerId: string;
  notes: string;
  send: boolean;
}

/** What the server is asked to write. */
export interface WrittenInvoice {
  patientId: string;
  items: {
    serviceId: string | null;
    name: string;
    description: string | null;
    quantity: number;
    priceMinor: number;
  }[];
  discountBasisPoints: number | null;
  discountMinor: number;
  taxBasisPoints: number;
  dueDate: string;
  referrerId: string | null;
  notes: string | null;
  send: boolean;
}

function itemSchema(currencyCode: string) {
  return z.object({
    serviceId: z.string(),
    name: requiredText(200),
    description: freeText(500).transform((text) => text || null),
    quantity: z
      .string()
      .transform(toAsciiDigits)
      .refine(
        (typed) => /^\s*\d{1,4}\s*$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxQuantity,
        issue('quantityOutOfRange', { max: maxQuantity }),
      )
      .transform(Number),
    price: typedMoney(currencyCode, { max: maxPriceMinor }),
  });
}

/** The server's own rules, told at the fields of the form; `today` is the hospital's date. */
export function invoiceFormSchema(
  currencyCode: string,
  today: string,
): z.ZodType<WrittenInvoice, InvoiceFormValues> {
  const money = optionalTypedMoney(currencyCode);
  return z
    .object({
      patientId: requiredText(100),
      items: z.array(itemSchema(currencyCode)).min(1, issue('noItems')),
      discountKind: z.enum(['amount', 'percent']),
      discount: z.string(),
      tax: typedPercent,
      dueDate: z.iso.date(issue('dueDateMissing')).refine((date) => date >= today, issue('dueDatePast')),
      referrerId: z.string().transform((id) => id || null),
      notes: freeText(2000).transform((text) => text || null),
      send: z.boolean(),
    })
    .transform((typed, context): WrittenInvoice => {
      const { discountKind, discount, tax, items, ...rest } = typed;
      const schema = discountKind === 'percent' && discount.trim() !== '' ? typedPercent : money;
      const read = schema.safeParse(discount);
      if (!read.success) {
        context.addIssue({
          code: 'custom',
          path: ['discount'],
          message: read.error.issues[0]?.message ?? '',
        });
        return z.NEVER;
      }
      const given = read.data ?? 0;
      const isShare = discountKind === 'percent';
      const written: WrittenInvoice = {
        ...rest,
        items: items.map(({ serviceId, price, ...item }) => ({
          ...item,
          serviceId: serviceId || null,
          priceMinor: price,
        })),
        discountBasisPoints: isShare && given > 0 ? given : null,
        discountMinor: isShare ? 0 : given,
        taxBasisPoints: tax,
      };
      const totals = totalsOf(written);
      if (totals.discountMinor > totals.subtotalMinor) {
        context.addIssue({ code: 'custom', path: ['discount'], message: issue('discountTooHigh') });
      }
      return written;
    });
}

function totalsOf({ items, discountBasisPoints, discountMinor, taxBasisPoints }: WrittenInvoice) {
  const discount =
    discountBasisPoints === null ? { amountMinor: discountMinor } : { basisPoints: discountBasisPoints };
  return invoiceTotals({ items, discount, taxBasisPoints });
}

/** The sums of what is typed so far; undefined as long as a field that counts cannot be read. */
export function typedTotals(values: InvoiceFormValues, currencyCode: string): InvoiceTotals | undefined {
  const rest = { patientId: 'any', dueDate: '9999-12-31', notes: '' };
  const items = values.items.map((item) => ({ ...item, name: 'any', description: '' }));
  const read = invoiceFormSchema(currencyCode, '').safeParse({ ...values, ...rest, items });
  return read.success ? totalsOf(read.data) : undefined;
}

export const emptyItem: ItemValues = { serviceId: '', name: '', description: '', quantity: '1', price: '' };

/** The first values for a new invoice. */
export function newValues(start: {
  patientId: string;
  taxBasisPoints: number;
  dueDate: string;
  items?: ItemValues[] | undefined;
}) {
  return {
    patientId: start.patientId,
    items: start.items ?? [emptyItem],
    discountKind: 'amount',
    discount: '',
    tax: percentText(start.taxBasisPoints),
    dueDate: start.dueDate,
    referrerId: '',
    notes: '',
    send: false,
  } satisfies InvoiceFormValues;
}

/** The first values for the edit of a draft. */
export function valuesOf(invoice: Invoice): InvoiceFormValues {
  const { currencyCode, discountBasisPoints, discountMinor } = invoice;
  const isShare = discountBasisPoints !== null;
  return {
    patientId: invoice.patient?.id ?? '',
    items: invoice.items.map((item) => ({
      serviceId: item.serviceId ?? '',
      name: item.name,
      description: item.description ?? '',
      quantity: String(item.quantity),
      price: moneyText(item.priceMinor, currencyCode),
    })),
    discountKind: isShare ? 'percent' : 'amount',
    discount: isShare
      ? percentText(discountBasisPoints)
      : moneyText(discountMinor === 0 ? null : discountMinor, currencyCode),
    tax: percentText(invoice.taxBasisPoints),
    dueDate: invoice.dueDate,
    referrerId: invoice.referrerId ?? '',
    notes: invoice.notes ?? '',
    send: false,
  };
}
