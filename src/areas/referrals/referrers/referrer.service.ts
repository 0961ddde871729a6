import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import type * as contract from './referrer.contract.ts';
import type { Referrer } from './referrer.contract.ts';
import { insertReferrers, referrerRows, selectReferrer, selectReferrers } from './referrer.queries.ts';
import { toReferrer } from './referrer.record.ts';
import { referralsTopic, referrerTopic } from './referrer.rules.ts';
import { refuseAboveCap } from './terms/terms.service.ts';

const referrerRecord = recordOf({
  resource: 'referrers',
  topic: referralsTopic,
  topicOf: referrerTopic,
  rows: referrerRows,
  select: selectReferrer,
  toRecord: toReferrer,
});

export async function listReferrers(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listReferrers>,
): Promise<Page<Referrer>> {
  return mapPage(await selectReferrers(db, tenantId, input), toReferrer);
}

export async function getReferrer(
  context: CallContext,
  { referrerId }: CallInput<typeof contract.getReferrer>,
): Promise<Referrer> {
  const referrer = await referrerRecord.read(context, referrerId);
  context.audit({ action: 'REFERRER_VIEWED', resource: 'referrers', resourceId: referrerId });
  return referrer;
}

/** @throws AppError INVALID_INPUT at the field for a commission above what the hospital allows. */
export async function createReferrer(
  context: CallContext,
  { commission, ...fields }: CallInput<typeof contract.createReferrer>,
): Promise<Referrer> {
  const { db, tenantId, clock } = context;
  await refuseAboveCap(context, commission);
  const now = clock.now().toISOString();
  const id = newId();
  await insertReferrers(db, [
    {
      tenant_id: tenantId,
      id,
      ...fields,
      ...toColumns(commission),
      terms_by: context.actor.userId,
      terms_at: now,
      created_at: now,
      updated_at: now,
    },
  ]);
  return referrerRecord.created(context, id);
}

/**
 * @throws AppError STALE with the stored record when somebody else changed it meanwhile; INVALID_INPUT at the field for
 * another commission than before that is above what the hospital allows.
 */
export async function updateReferrer(
  context: CallContext,
  { referrerId: id, version, commission, ...fields }: CallInput<typeof contract.updateReferrer>,
): Promise<Referrer> {
  const { actor, clock } = context;
  const columns = toColumns(commission);
  return referrerRecord.change(
    context,
    { id, version },
    async (before) => {
      const isOther = hasOtherTerms(before, columns);
      if (isOther) await refuseAboveCap(context, commission);
      const terms = {
        terms_version: before.termsVersion + 1,
        terms_by: actor.userId,
        terms_at: clock.now().toISOString(),
        terms_confirmed_by: null,
        terms_confirmed_at: null,
      };
      return { ...fields, ...columns, ...(isOther && terms) };
    },
    { told: { action: 'REFERRER_UPDATED' } },
  );
}

function hasOtherTerms(before: Referrer, columns: ReturnType<typeof toColumns>): boolean {
  return (
    before.commissionBasisPoints !== columns.commission_basis_points ||
    before.commissionFlatMinor !== columns.commission_flat_minor
  );
}

function toColumns(commission: CallInput<typeof contract.createReferrer>['commission']) {
  const isShare = commission.commissionType === 'percentage';
  return {
    commission_type: commission.commissionType,
    commission_basis_points: isShare ? commission.commissionBasisPoints : null,
    commission_flat_minor: isShare ? null : commission.commissionFlatMinor,
  };
}
