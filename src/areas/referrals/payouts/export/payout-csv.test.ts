import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Payout } from '../payout.contract.ts';
import { payoutCsvHeadings, payoutCsvLines } from './payout-csv.ts';

const payout: Payout = {
  id: '01980000-0000-7000-8000-000000000071',
  payoutNumber: 'PAY-000001',
  referrerId: '01980000-0000-7000-8000-000000000061',
  referrerName: '=Lake Road, "Pharmacy"',
  month: '2031-03',
  periodStart: '2031-03-01',
  periodEnd: '2031-03-31',
  totalReferrals: 2,
  totalRevenueMinor: 9_007_199_254_740_991,
  totalCommissionMinor: 9001,
  reversedMinor: 1,
  withholdingBasisPoints: 1000,
  taxWithheldMinor: 900,
  netMinor: 8100,
  payoutMethod: 'cash',
  status: 'paid',
  transactionReference: 'TX 1',
  processedByName: 'Lopa Mondal',
  referralsByHand: 0,
  neededSecondPerson: true,
  makers: [{ id: '01980000-0000-7000-8000-000000000081', name: 'Nasrin Akter', acts: ['ran'] }],
  approvedByName: 'Farida Yasmin',
  paidByName: 'Farida Yasmin',
  cancelledByName: null,
  approvedAt: null,
  paidAt: '2031-04-02T09:00:00.000Z',
  cancelledAt: null,
  cancelReason: null,
  notes: null,
  createdAt: '2031-04-01T09:00:00.000Z',
  updatedAt: '2031-04-02T09:00:00.000Z',
  version: 3,
};

test('a payout is one line with exact amounts, and no cell is a formula', () => {
  const text = payoutCsvHeadings() + payoutCsvLines([payout], 'BDT') + payoutCsvLines([payout], 'JPY');
  const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(data[0]).toMatchObject({
    'Payout Number': 'PAY-000001',
    Referrer: '\'=Lake Road, "Pharmacy"',
    Revenue: '90071992547409.91',
    'Taken Back': '0.01',
    'Net Payout': '81.00',
    'Transaction Reference': 'TX 1',
    Currency: 'BDT',
  });
  expect(data[1]).toMatchObject({ 'Net Payout': '8100', Currency: 'JPY' });
});
