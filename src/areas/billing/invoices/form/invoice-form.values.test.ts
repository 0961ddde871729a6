import { expect, test } from 'vitest';
import { getInvoice } from '../invoice.contract.ts';
import { emptyItem, invoiceFormSchema, newValues, typedTotals, valuesOf } from './invoice-form.values.ts';

const today = '2031-03-01';
const schema = invoiceFormSchema('BDT', today);
const start = { patientId: 'p', taxBasisPoints: 1000, dueDate: '2031-03-31' };

function typed(part: object = {}) {
  const item = { ...emptyItem, name: 'Consultation', quantity: '2', price: '1,000.50' };
  return { ...newValues(start), items: [item], ...part };
}

function problems(part: object): Record<string, string> {
  const read = schema.safeParse(typed(part));
  return Object.fromEntries((read.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

test('typed text becomes minor units and basis points', () => {
  expect(schema.parse(typed({ discountKind: 'percent', discount: '7.5', notes: ' x ' }))).toEqual({
    patientId: 'p',
    items: [{ serviceId: null, name: 'Consultation', description: null, quantity: 2, priceMinor: 100_050 }],
    discountBasisPoints: 750,
    discountMinor: 0,
    taxBasisPoints: 1000,
    dueDate: '2031-03-31',
    referrerId: null,
    notes: 'x',
    send: false,
  });
  expect(schema.parse(typed({ discount: '50' }))).toMatchObject({
    discountBasisPoints: null,
    discountMinor: 5000,
  });
  expect(schema.parse(typed({ discountKind: 'percent' }))).toMatchObject({ discountMinor: 0 });
});

test('every number is read in Bengali digits as well', () => {
  const item = { ...emptyItem, name: 'Dressing', quantity: ' ১২ ', price: '১,০০০.৫০' };
  const read = schema.parse(typed({ items: [item], discount: '২.৫', discountKind: 'percent', tax: '৭.৫' }));
  expect(read).toMatchObject({
    items: [{ quantity: 12, priceMinor: 100_050 }],
    discountBasisPoints: 250,
    taxBasisPoints: 750,
  });
  expect(Object.keys(problems({ items: [{ ...item, quantity: '১০০১' }] }))).toEqual(['items.0.quantity']);
});

test('what cannot be read is said at its field', () => {
  expect(Object.keys(problems({ patientId: '' }))).toEqual(['patientId']);
  expect(Object.keys(problems({ items: [] }))).toEqual(['items']);
  expect(Object.keys(problems({ items: [{ ...emptyItem, quantity: '0' }] }))).toEqual([
    'items.0.name',
    'items.0.quantity',
    'items.0.price',
  ]);
  expect(Object.keys(problems({ discount: 'half' }))).toEqual(['discount']);
  expect(Object.keys(problems({ discountKind: 'percent', discount: '101' }))).toEqual(['discount']);
  expect(problems({ discount: '2001.01' })).toEqual({
    discount: 'invoices.discountTooHigh',
  });
  expect(Object.keys(problems({ dueDate: '2031-02-28' }))).toEqual(['dueDate']);
  expect(Object.keys(problems({ tax: '' }))).toEqual(['tax']);
});

test('the sums follow what is typed as soon as it can be read', () => {
  expect(typedTotals(typed({ patientId: '' }), 'BDT')).toEqual({
    subtotalMinor: 200_100,
    discountMinor: 0,
    taxMinor: 20_010,
    totalMinor: 220_110,
  });
  expect(typedTotals(typed({ discount: 'x' }), 'BDT')).toBeUndefined();
  expect(typedTotals(typed({ items: [] }), 'BDT')).toBeUndefined();
});

test('a draft that is opened and saved untouched stays as it is', () => {
  const invoice = { ...getInvoice.example!.output!, dueDate: '2031-04-01' };
  expect(schema.parse(valuesOf(invoice))).toMatchObject({
    items: [{ name: 'General consultation', quantity: 1, priceMinor: 80_000 }],
    discountBasisPoints: 500,
    taxBasisPoints: 1000,
  });
});
