import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import '../charge.tables.ts';
import { selectPricing, selectServices } from '../following/follow-charges.queries.ts';
import type * as contract from './pricing.contract.ts';
import type { SurgicalPricing } from './pricing.contract.ts';
import { insertPricing } from './pricing.queries.ts';

const pricingRows = versionedRows('surgical_pricing');

export async function getSurgicalPricing({ db, tenantId }: CallContext): Promise<SurgicalPricing> {
  const row = await selectPricing(db, tenantId);
  const ids = [
    row?.quarter_hour_service_id,
    row?.general_service_id,
    row?.regional_service_id,
    row?.local_service_id,
    row?.sedation_service_id,
    row?.combined_service_id,
    row?.recovery_service_id,
  ].filter((id) => typeof id === 'string');
  const services = await selectServices(db, tenantId, ids);
  const named = (id: string | null | undefined) => {
    const service = services.find((one) => one.id === id);
    return service ? { id: service.id, name: service.name } : null;
  };
  return {
    services: {
      quarterHour: named(row?.quarter_hour_service_id),
      general: named(row?.general_service_id),
      regional: named(row?.regional_service_id),
      local: named(row?.local_service_id),
      sedation: named(row?.sedation_service_id),
      combined: named(row?.combined_service_id),
      recovery: named(row?.recovery_service_id),
    },
    notCharged: (row?.not_charged ?? []) as SurgicalPricing['notCharged'],
    version: row?.version ?? 0,
  };
}

/** @throws AppError STALE with what is stored, NOT_FOUND for a service of another hospital */
export async function updateSurgicalPricing(
  context: CallContext,
  input: CallInput<typeof contract.updateSurgicalPricing>,
): Promise<SurgicalPricing> {
  const { db, tenantId, actor, clock } = context;
  const { version, notCharged, ...ids } = input;
  const chosen = [...new Set(Object.values(ids).filter((id) => id !== null))];
  if ((await selectServices(db, tenantId, chosen)).length < chosen.length) throw new AppError('NOT_FOUND');
  const before = await getSurgicalPricing(context);
  const stored = await selectPricing(db, tenantId);
  if (before.version !== version) throw new AppError('STALE', { current: before });
  const values = {
    quarter_hour_service_id: ids.quarterHourServiceId,
    general_service_id: ids.generalServiceId,
    regional_service_id: ids.regionalServiceId,
    local_service_id: ids.localServiceId,
    sedation_service_id: ids.sedationServiceId,
    combined_service_id: ids.combinedServiceId,
    recovery_service_id: ids.recoveryServiceId,
    not_charged: [...new Set(notCharged)],
    updated_by: actor.userId,
    updated_at: clock.now().toISOString(),
  };
  if (!stored) {
    await refusing(insertPricing(db, { tenant_id: tenantId, id: newId(), version: 1, ...values }), {
      surgical_pricing_once: () => new AppError('STALE'),
    });
  } else if (!(await pricingRows.update(db, { tenantId, id: stored.id, version }, values))) {
    throw new AppError('STALE', { current: await getSurgicalPricing(context) });
  }
  const after = await getSurgicalPricing(context);
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_pricing',
    resourceId: tenantId,
    ...changedFields(
      { ...before.services, notCharged: before.notCharged },
      { ...after.services, notCharged: after.notCharged },
    ),
  });
  context.announce('surgical-pricing');
  return after;
}
