import { expect, test } from 'vitest';
import { runPayoutsSchema } from './run-payouts.values.ts';

const typed = {
  startDate: '2031-03-01',
  endDate: '2031-03-31',
  referrerId: '',
  payoutMethod: 'bank_transfer' as const,
  payNow: false,
  transactionReference: '',
  notes: '',
};

function refusalsOf(values: object) {
  const issues = runPayoutsSchema.safeParse({ ...typed, ...values }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path[0], message]);
}

test('a run without a referrer is for all of them and leaves the payouts pending', () => {
  expect(runPayoutsSchema.parse(typed)).toMatchObject({ referrerId: null, payNow: null, notes: null });
});

test('both days are needed, in their order', () => {
  expect(refusalsOf({ startDate: '', endDate: '' })).toEqual([
    ['startDate', 'payouts.bothDates'],
    ['endDate', 'payouts.bothDates'],
  ]);
  expect(refusalsOf({ endDate: '2031-02-28' })).toEqual([['endDate', 'payouts.endBeforeStart']]);
});

test('paying at once needs a reference', () => {
  expect(refusalsOf({ payNow: true, transactionReference: '  ' })).toEqual([
    ['transactionReference', 'payouts.referenceMissing'],
  ]);
  const paid = runPayoutsSchema.parse({ ...typed, payNow: true, transactionReference: ' TX 1 ' });
  expect(paid.payNow).toEqual({ transactionReference: 'TX 1' });
});
