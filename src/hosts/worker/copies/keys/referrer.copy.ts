import { z } from 'zod';
import { maxFlatMinor } from '#areas/referrals/referrers/referrer.contract.ts';
import {
  referralsTopic,
  referrerStatuses,
  referrerTypes,
} from '#areas/referrals/referrers/referrer.rules.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import * as stored from '../stored-values.ts';

const basisPointsPerPercent = 100;

const storedRow = stored.record({
  name: z.string().trim().min(1).max(200),
  type: z.enum(referrerTypes).catch('individual'),
  phone: stored.text(40),
  email: stored.text(254),
  address: stored.text(500),
  commissionType: z.enum(['percentage', 'flat']).catch('percentage'),
  commissionRate: z.number().min(0).max(maxFlatMinor).catch(0),
  status: z.enum(referrerStatuses).catch('active'),
});

/** The rate is percent, or minor units for a flat sum. */
export const referrerCopy = defineCopy({
  key: 'hms_referrers',
  topics: [referralsTopic],
  table: 'referrer',
  omitted: [
    'commission_basis_points',
    'commission_flat_minor',
    'terms_version',
    'terms_by',
    'terms_at',
    'terms_confirmed_by',
    'terms_confirmed_at',
    'total_referrals',
    'total_revenue_minor',
    'total_commission_minor',
    'pending_commission_minor',
    'last_referral_at',
  ],
  maxRows: 5000,
  further: (rows) =>
    rows.map(({ commission_basis_points: share, commission_flat_minor: flat }) => ({
      commissionRate: share === null ? flat : share / basisPointsPerPercent,
    })),
  stored: storedRow,
  takeOver: takeOverReferrers,
});

async function takeOverReferrers(run: TakeOver, rows: readonly z.output<typeof storedRow>[]): Promise<void> {
  const referrers = rows.map(({ commissionRate, ...row }) => {
    const share = Math.min(10_000, Math.round(commissionRate * basisPointsPerPercent));
    const isShare = row.commissionType === 'percentage';
    return {
      ...row,
      id: run.idOf('referrer', row.id),
      commissionBasisPoints: isShare ? share : null,
      commissionFlatMinor: isShare ? null : Math.round(commissionRate),
    };
  });
  await referrerCopy.insert(run, referrers);
}
