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
  const issues = runPayoutsSchema().safeParse({ ...typed, ...values }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path[0], message]);
}

test('a run without a referrer is for all of them and leaves the payouts pending', () => {
  expect(runPayoutsSchema().parse(typed)).toMatchObject({ referrerId: null, payNow: null, notes: null });
});

test('both days are needed, in their order', () => {
  expect(refusalsOf({ startDate: '', endDate: '' })).toEqual([
    ['startDate', 'Select both start and end dates.'],
    ['endDate', 'Select both start and end dates.'],
  ]);
  expect(refusalsOf({ endDate: '2031-02-28' })).toEqual([['endDate', 'The end is before the start.']]);
});

test('paying at once needs a reference', () => {
  expect(refusalsOf({ payNow: true, transactionReference: '  ' })).toEqual([
    ['transactionReference', 'Enter the reference of the transfer.'],
  ]);
  const paid = runPayoutsSchema().parse({ ...typed, payNow: true, transactionReference: ' TX 1 ' });
  expect(paid.payNow).toEqual({ transactionReference: 'TX 1' });
});
