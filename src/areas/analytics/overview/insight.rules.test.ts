import { expect, test } from 'vitest';
import type { Overview } from './overview.contract.ts';
import { insightsOf } from './insight.rules.ts';

const nothing: Overview = {
  today: '2026-11-21',
  patients: null,
  appointments: null,
  laboratory: null,
  billing: null,
  referrals: null,
  inpatient: null,
  work: [],
  activity: [],
};
const series = { daily: [], monthly: [] };

function kinds(part: Partial<Overview>, decimals = 2) {
  return insightsOf({ ...nothing, ...part }, decimals).map(({ kind }) => kind);
}

function patients(newThisMonth: number, newToday: number): Partial<Overview> {
  return { patients: { total: 500, newThisMonth, newToday, ...series, ageGroups: [], genders: [] } };
}

function attendance(completed: number, expected: number): Partial<Overview> {
  return { appointments: { today: 0, thisMonth: 0, ...series, attendance: { completed, expected } } };
}

function collection(collectedMinor: number, chargedMinor: number): Partial<Overview> {
  const figures = { revenueThisMonthMinor: 0, paidInvoicesThisMonth: 0, monthlyRevenue: [] };
  return { billing: { ...figures, collection: { collectedMinor, chargedMinor } } };
}

function commissions(pendingCommissionMinor: number): Partial<Overview> {
  return { referrals: { topReferrers: [], pendingCommissionMinor } };
}

test('growth is strong when this month exceeds twenty times today', () => {
  expect(kinds(patients(41, 2))).toEqual(['strongGrowth']);
  expect(kinds(patients(40, 2))).toEqual([]);
  expect(kinds(patients(0, 0))).toEqual([]);
});

test('a show rate below 80 percent is told, without appointments there is none', () => {
  expect(insightsOf({ ...nothing, ...attendance(799, 1000) }, 2)).toEqual([
    { kind: 'lowShowRate', percent: 79 },
  ]);
  expect(kinds(attendance(80, 100))).toEqual([]);
  expect(kinds(attendance(0, 0))).toEqual([]);
});

test('a collection below 85 percent is told, refunds beyond payments count as none', () => {
  expect(kinds(collection(8499, 10_000))).toEqual(['lowCollection']);
  expect(kinds(collection(8500, 10_000))).toEqual([]);
  expect(insightsOf({ ...nothing, ...collection(-5, 10_000) }, 2)).toEqual([
    { kind: 'lowCollection', percent: 0 },
  ]);
  expect(kinds(collection(0, 0))).toEqual([]);
});

test('pending commissions are told above 1000 of the currency, whatever its decimals', () => {
  expect(kinds(commissions(100_001))).toEqual(['pendingCommissions']);
  expect(kinds(commissions(100_000))).toEqual([]);
  expect(kinds(commissions(1001), 0)).toEqual(['pendingCommissions']);
  expect(kinds(commissions(1_000_000), 3)).toEqual([]);
});

test('who sees no figures hears nothing of them', () => {
  expect(kinds({})).toEqual([]);
});
