import { expect, test } from 'vitest';
import { moneyText, optionalTypedMoney, typedMoney } from './typed-money.ts';

function messageOf(result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues.map(({ message }) => message);
}

test('a typed amount leaves the form as minor units of its currency', () => {
  expect(typedMoney('BDT').parse('1,234.5')).toBe(123_450);
  expect(typedMoney('KWD').parse('1.5')).toBe(1500);
  expect(optionalTypedMoney('BDT').parse(' ')).toBeNull();
  expect(optionalTypedMoney('BDT').parse('5')).toBe(500);
});

test('what cannot be saved says why at the field', () => {
  const schema = typedMoney('BDT', { min: 100, max: 100_000 });
  expect(messageOf(schema.safeParse(''))).toEqual(['Enter an amount.']);
  expect(messageOf(schema.safeParse('1,5'))).toEqual(['This is not an amount. Write it like 10.00.']);
  expect(messageOf(schema.safeParse('-1'))).toEqual(['An amount cannot be negative.']);
  expect(messageOf(schema.safeParse('1.234'))).toEqual(['Enter at most 2 decimals.']);
  expect(messageOf(schema.safeParse('0.5'))).toEqual(['Enter at least ৳1.00.']);
  expect(messageOf(schema.safeParse('1,000.01'))).toEqual(['Enter at most ৳1,000.00.']);
  expect(messageOf(typedMoney('JPY').safeParse('1.5'))).toEqual(['This currency has no decimals.']);
  expect(messageOf(optionalTypedMoney('BDT').safeParse('x'))).toHaveLength(1);
});

test('a stored amount goes through the field unchanged', () => {
  expect(typedMoney('BDT').parse(moneyText(123_405, 'BDT'))).toBe(123_405);
  expect(moneyText(null, 'BDT')).toBe('');
});
