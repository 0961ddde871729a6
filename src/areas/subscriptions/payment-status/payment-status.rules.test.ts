import { expect, test } from 'vitest';
import {
  isTimeToInvoice,
  refusesNewRecords,
  restrictedFrom,
  paymentStatusOf,
} from './payment-status.rules.ts';

const end = '2026-03-10T10:00:00.000Z';
const active = { status: 'active', period_ends_at: end, grace_days: 14, owed_at: null } as const;
const at = (text: string) => new Date(text);

test('an unpaid subscription is past due from its end on, and restricted after its grace', () => {
  expect(paymentStatusOf(active, at('2026-03-10T09:59:59.999Z'))).toBe('current');
  expect(paymentStatusOf(active, at(end))).toBe('past_due');
  expect(paymentStatusOf(active, at('2026-03-24T09:59:59.999Z'))).toBe('past_due');
  expect(paymentStatusOf(active, at('2026-03-24T10:00:00.000Z'))).toBe('restricted');
  expect(restrictedFrom(active)).toBe('2026-03-24T10:00:00.000Z');
});

test('a hospital without a term of grace is warned and never restricted', () => {
  const terms = { ...active, grace_days: null };
  expect(paymentStatusOf(terms, at('2030-01-01T00:00:00.000Z'))).toBe('past_due');
  expect(restrictedFrom(terms)).toBeNull();
});

test('a canceled subscription works to the end of what is paid, and no longer', () => {
  const terms = { ...active, status: 'canceled' } as const;
  expect(paymentStatusOf(terms, at('2026-03-10T09:59:59.999Z'))).toBe('current');
  expect(paymentStatusOf(terms, at(end))).toBe('ended');
});

test('past due alone refuses nothing', () => {
  expect((['current', 'past_due', 'restricted', 'ended'] as const).filter(refusesNewRecords)).toEqual([
    'restricted',
    'ended',
  ]);
});

test('the next period is asked for two weeks before the end', () => {
  expect(isTimeToInvoice(end, at('2026-02-24T09:59:59.999Z'))).toBe(false);
  expect(isTimeToInvoice(end, at('2026-02-24T10:00:00.000Z'))).toBe(true);
});

test('a larger plan that is not paid in time warns and restricts within a period that is paid', () => {
  const terms = { ...active, owed_at: '2026-02-10T10:00:00.000Z' };
  expect(paymentStatusOf(terms, at('2026-02-10T09:59:59.999Z'))).toBe('current');
  expect(paymentStatusOf(terms, at('2026-02-10T10:00:00.000Z'))).toBe('past_due');
  expect(paymentStatusOf(terms, at('2026-02-24T10:00:00.000Z'))).toBe('restricted');
  expect(restrictedFrom({ ...terms, status: 'canceled' })).toBe('2026-02-24T10:00:00.000Z');
});
