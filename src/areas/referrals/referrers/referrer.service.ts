import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './referrer.contract.ts';
import type { Referrer } from './referrer.contract.ts';
import { insertReferrers, type ReferrerRow, referrerRows, selectReferrers } from './referrer.queries.ts';
import { toReferrer } from './referrer.record.ts';
import { referralsTopic, referrerTopic } from './referrer.rules.ts';

export async function listReferrers(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listReferrers>,
): Promise<Page<Referrer>> {
  const rows = await selectReferrers(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.name, row.id]);
  return { ...page, rows: page.rows.map(toReferrer) };
}

export async function getReferrer(
  context: CallContext,
  { referrerId }: CallInput<typeof contract.getReferrer>,
): Promise<Referrer> {
  const row = await requireReferrer(context, referrerId);
  context.audit({ action: 'REFERRER_VIEWED', resource: 'referrers', resourceId: row.id });
  return toReferrer(row);
}

export async function createReferrer(
  context: CallContext,
  { commission, ...fields }: CallInput<typeof contract.createReferrer>,
): Promise<Referrer> {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  const id = newId();
  await insertReferrers(db, [
    { tenant_id: tenantId, id, ...fields, ...toColumns(commission), created_at: now, updated_at: now },
  ]);
  const made = toReferrer(await requireReferrer(context, id));
  context.audit({ action: 'CREATE', resource: 'referrers', resourceId: id, newValues: made });
  context.announce(referralsTopic);
  return made;
}

/** @throws AppError STALE with the stored record when somebody else changed it meanwhile. */
export async function updateReferrer(
  context: CallContext,
  { referrerId, version, commission, ...fields }: CallInput<typeof contract.updateReferrer>,
): Promise<Referrer> {
  const { db, tenantId, clock } = context;
  const before = toReferrer(await requireReferrer(context, referrerId));
  const row = await referrerRows.update(
    db,
    { tenantId, id: referrerId, version },
    { ...fields, ...toColumns(commission), updated_at: clock.now().toISOString() },
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toReferrer(row);
  context.audit({
    action: 'REFERRER_UPDATED',
    resource: 'referrers',
    resourceId: referrerId,
    ...changedFields(before, after),
  });
  context.announce(referralsTopic);
  context.announce(referrerTopic(referrerId));
  return after;
}

async function requireReferrer({ db, tenantId }: CallContext, id: string): Promise<ReferrerRow> {
  const row = await referrerRows.select(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function toColumns(commission: CallInput<typeof contract.createReferrer>['commission']) {
  const isShare = commission.commissionType === 'percentage';
  return {
    commission_type: commission.commissionType,
    commission_basis_points: isShare ? commission.commissionBasisPoints : null,
    commission_flat_minor: isShare ? null : commission.commissionFlatMinor,
  };
}
