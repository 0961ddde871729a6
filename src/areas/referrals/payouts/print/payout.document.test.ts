import { expect, test } from 'vitest';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import type { Payout } from '../payout.contract.ts';
import { payoutDocument } from './payout.document.ts';

const payout: Payout = {
  id: '01980000-0000-7000-8000-000000000071',
  payoutNumber: 'PAY-000001',
  referrerId: '01980000-0000-7000-8000-000000000061',
  referrerName: 'Lake Road Pharmacy',
  month: '2031-03',
  periodStart: '2031-03-01',
  periodEnd: '2031-03-31',
  totalReferrals: 2,
  totalRevenueMinor: 200_000,
  totalCommissionMinor: 10_000,
  reversedMinor: 1000,
  withholdingBasisPoints: 1000,
  taxWithheldMinor: 900,
  netMinor: 8100,
  payoutMethod: 'bank_transfer',
  status: 'paid',
  transactionReference: 'TX 1',
  processedByName: 'Nasrin Akter',
  referralsByHand: 0,
  neededSecondPerson: true,
  makers: [{ id: '01980000-0000-7000-8000-000000000081', name: 'Nasrin Akter', acts: ['ran'] }],
  approvedByName: 'Farida Yasmin',
  paidByName: 'Farida Yasmin',
  cancelledByName: null,
  approvedAt: '2031-04-01T09:00:00.000Z',
  paidAt: '2031-04-02T09:00:00.000Z',
  cancelledAt: null,
  cancelReason: null,
  notes: null,
  createdAt: '2031-04-01T08:00:00.000Z',
  updatedAt: '2031-04-02T09:00:00.000Z',
  version: 3,
};

const words = {
  header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
  date: (value: string) => value.slice(0, 10),
  money: (amountMinor: number) => formatMoney(amountMinor, 'BDT'),
  period: 'March 2031',
  status: 'Paid',
  method: 'Bank transfer',
};

test.each(['a4', 'thermal'] as const)('the %s payout invoice says who gets what, and why', async (paper) => {
  const { pages } = await renderDocument(payoutDocument(payout, words), paper);
  const printed = wordsOn(pages);
  for (const expected of [
    'Commission Payout Invoice',
    'Lake Road Pharmacy',
    'March 2031',
    'TX 1',
    'PAY-000001',
    '৳100.00',
    '-৳10.00',
    'Tax withheld (10 %)-৳9.00',
    'Total৳81.00',
  ]) {
    expect(printed).toContain(expected);
  }
});

test('a payout without a transfer says N/A', async () => {
  const pending = { ...payout, status: 'pending' as const, transactionReference: null, paidAt: null };
  const { pages } = await renderDocument(payoutDocument(pending, { ...words, status: 'Pending' }), 'a4');
  expect(wordsOn(pages)).toContain('N/A');
});
