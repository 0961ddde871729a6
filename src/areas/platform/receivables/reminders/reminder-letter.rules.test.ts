import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterSums, reminderMail } from './reminder-letter.rules.ts';

const invoice = { planName: 'Basic', dueOn: '2031-02-05', daysOverdue: 12 };

test('a mail names each invoice, what is owed by currency, and where it is paid to', () => {
  const text = reminderMail('Please pay.', {
    day: '2031-02-17',
    sender: {
      ...{
        name: 'Openward Bangladesh',
        address: null,
        phone: '+880 2 555 0110',
        email: null,
        taxNumber: null,
      },
      ...{ bkash: '01711 555 010', nagad: null, bank: null },
    },
    addressee: { name: 'Lake Clinic Ltd.', contactName: null, address: null, taxNumber: null },
    invoices: [
      { ...invoice, number: 'SUB-000001', owedMinor: 14_900, currencyCode: 'BDT' },
      { ...invoice, number: 'SUB-000002', owedMinor: 100, currencyCode: 'BDT' },
    ],
  });
  expect(text.split('\n\n')).toEqual([
    'Please pay.',
    'SUB-000001: BDT 149.00, due on 2031-02-05 (12 days overdue)\nSUB-000002: BDT 1.00, due on 2031-02-05 (12 days overdue)',
    'Owed: BDT 150.00',
    'bKash: 01711 555 010',
    'Openward Bangladesh\n+880 2 555 0110',
  ]);
});

test('sums by currency are what the invoices add up to', () => {
  const one = fc.record({
    number: fc.string(),
    owedMinor: fc.integer({ min: 0, max: 1e9 }),
    currencyCode: fc.constantFrom('BDT', 'USD', 'EUR'),
  });
  fc.assert(
    fc.property(fc.array(one), (invoices) => {
      const sums = letterSums(invoices.map((part) => ({ ...invoice, ...part })));
      expect(new Set(sums.map(({ currencyCode }) => currencyCode)).size).toBe(sums.length);
      const total = (amounts: readonly { owedMinor: number }[]) =>
        amounts.reduce((sum, { owedMinor }) => sum + owedMinor, 0);
      expect(total(sums)).toBe(total(invoices));
    }),
  );
});
