import { expect, test } from 'vitest';
import { compareAmounts, isKnownPayer } from './payment-comparison.rules.ts';

const client = { names: ['Lake Clinic', null, 'Lake Clinic Ltd.'], phones: ['+880 1711 555 010', null] };

test('a payer is known by a name of the hospital or its phone, however they are written', () => {
  expect(isKnownPayer({ name: 'LAKE CLINIC LTD', phone: null }, client)).toBe(true);
  expect(isKnownPayer({ name: 'Nusrat Jahan', phone: '01711-555010' }, client)).toBe(true);
  expect(isKnownPayer({ name: 'Nusrat Jahan', phone: '01811-555010' }, client)).toBe(false);
  expect(isKnownPayer({ name: 'Nusrat Jahan', phone: null }, client)).toBe(false);
});

test('amounts are compared in their currency alone', () => {
  const asked = { invoice_amount_minor: 14_900, invoice_currency_code: 'BDT' };
  expect(compareAmounts({ ...asked, amount_minor: 14_900, currency_code: 'BDT' })).toBe('same');
  expect(compareAmounts({ ...asked, amount_minor: 14_899, currency_code: 'BDT' })).toBe('less');
  expect(compareAmounts({ ...asked, amount_minor: 14_901, currency_code: 'BDT' })).toBe('more');
  expect(compareAmounts({ ...asked, amount_minor: 14_900, currency_code: 'USD' })).toBe('other-currency');
});
