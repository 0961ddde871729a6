import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { adoptedId } from '#kernel/ids.ts';
import type { ReferrerRow } from '../referrers/referrer.queries.ts';
import { referralsTopic } from '../referrers/referrer.rules.ts';
import { insertAdopted, selectReferrersForCopy } from './copy.queries.ts';
import { type LeftReferrer, leftReferrers } from './left-referrals.ts';

const basisPointsPerPercent = 100;

/** The demo's readable copy of the referrers; the rate is percent, or minor units for a flat sum. */
export const referrerCopy: ReadableCopy = {
  key: 'hms_referrers',
  topics: [referralsTopic],
  read: readCopy,
  check: (rows) => void leftReferrers.parse(rows),
  adopt: (db, tenantId, rows) =>
    insertAdopted(
      db,
      'referrer',
      leftReferrers.parse(rows).map((left) => rowOf(tenantId, left)),
    ),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectReferrersForCopy(db, tenantId);
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    name: row.name,
    type: row.type,
    phone: row.phone,
    email: row.email,
    address: row.address,
    commissionType: row.commission_type,
    commissionRate:
      row.commission_type === 'flat'
        ? row.commission_flat_minor
        : row.commission_basis_points! / basisPointsPerPercent,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

function rowOf(tenantId: string, left: LeftReferrer): ReferrerRow {
  const isShare = left.commissionType === 'percentage';
  const made = left.createdAt ?? systemClock.now().toISOString();
  return {
    tenant_id: tenantId,
    id: adoptedId(tenantId, 'referrer', left.id),
    name: left.name,
    type: left.type,
    phone: left.phone,
    email: left.email,
    address: left.address,
    commission_type: left.commissionType,
    commission_basis_points: isShare
      ? Math.min(10_000, Math.round(left.commissionRate * basisPointsPerPercent))
      : null,
    commission_flat_minor: isShare ? null : Math.round(left.commissionRate),
    status: left.status,
    total_referrals: 0,
    total_revenue_minor: 0,
    total_commission_minor: 0,
    pending_commission_minor: 0,
    last_referral_at: null,
    created_at: made,
    updated_at: left.updatedAt ?? made,
    version: 1,
  };
}
