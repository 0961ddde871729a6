import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearReversals, partsOfRun, payoutTotals, reversedShare } from './payout.rules.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });

test('commission less reversals and tax is the net, and nothing is negative', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (a, b, rate) => {
      const [reversed, commission] = a < b ? [a, b] : [b, a];
      const totals = payoutTotals(commission, reversed, rate);
      expect(totals.netMinor).toBe(commission - reversed - totals.taxWithheldMinor);
      expect(totals.netMinor).toBeGreaterThanOrEqual(0);
      expect(totals.taxWithheldMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the documented payout: 9000 with 10 percent withheld leaves 8100', () => {
  expect(payoutTotals(9000, 0, 1000)).toEqual({
    commissionMinor: 9000,
    reversedMinor: 0,
    taxWithheldMinor: 900,
    netMinor: 8100,
  });
});

test('a commission bears no more than itself, and what it cannot bear is carried to the last unit', () => {
  const reversals = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), reversals, (commission, amounts) => {
      const open = amounts.map((amountMinor, index) => ({ id: String(index), amountMinor }));
      const { borne, carried, borneMinor } = bearReversals(commission, open);
      const sum = (list: { amountMinor: number }[]) =>
        list.reduce((total, one) => total + one.amountMinor, 0);
      expect(sum(borne)).toBe(borneMinor);
      expect(borneMinor).toBe(Math.min(commission, sum(open)));
      expect(sum(borne) + sum(carried)).toBe(sum(open));
    }),
  );
});

test('the shares of several refunds add up: after all of them the whole commission is taken back', () => {
  const refunds = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amount, refunds, (commission, amounts) => {
      const totalMinor = amounts.reduce((sum, one) => sum + one, 0);
      let creditedBeforeMinor = 0;
      let reversed = 0;
      for (const amountMinor of amounts) {
        const share = reversedShare(commission, { totalMinor, creditedBeforeMinor, amountMinor });
        expect(share).toBeGreaterThanOrEqual(0);
        reversed += share;
        creditedBeforeMinor += amountMinor;
      }
      expect(reversed).toBe(commission);
    }),
  );
});

test('a run makes one part per referrer and month, cut to its days', () => {
  const referral = (referrerId: string, referredOn: string) => ({
    id: `${referrerId} ${referredOn}`,
    referrerId,
    referredOn,
    amountMinor: 100,
    netCommissionMinor: 5,
    isByHand: false,
    makerIds: [],
    termsBy: null,
  });
  const parts = partsOfRun(
    [
      referral('a', '2026-01-31'),
      referral('a', '2026-02-01'),
      referral('b', '2026-02-28'),
      referral('a', '2026-02-03'),
    ],
    { start: '2026-01-15', end: '2026-02-20' },
  );
  expect(
    parts.map((part) => [
      part.referrerId,
      part.month,
      part.periodStart,
      part.periodEnd,
      part.referrals.length,
    ]),
  ).toEqual([
    ['a', '2026-01', '2026-01-15', '2026-01-31', 1],
    ['a', '2026-02', '2026-02-01', '2026-02-20', 2],
    ['b', '2026-02', '2026-02-01', '2026-02-20', 1],
  ]);
});
