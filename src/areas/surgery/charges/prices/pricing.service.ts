import type { CallContext } from '#server/call-context.ts';
import { hospitalSetting } from '#server/records/hospital-setting.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import '../charge.tables.ts';
import { selectPricing, selectServices } from '../following/follow-charges.queries.ts';
import type * as contract from './pricing.contract.ts';
import type { SurgicalPricing } from './pricing.contract.ts';
import { insertPricing } from './pricing.queries.ts';

const pricingRows = versionedRows('surgical_pricing');

const pricingSetting = hospitalSetting({
  resource: 'surgical_pricing',
  topics: ['surgical-pricing'],
  rows: pricingRows,
  select: selectPricing,
  insert: insertPricing,
  once: 'surgical_pricing_once',
  toSetting: toPricing,
  audited: ({ services, notCharged }) => ({ ...services, notCharged }),
});

export const getSurgicalPricing = pricingSetting.read;

async function toPricing(
  row: RowOf<'surgical_pricing'> | undefined,
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
): Promise<SurgicalPricing> {
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
  { version, notCharged, ...ids }: CallInput<typeof contract.updateSurgicalPricing>,
): Promise<SurgicalPricing> {
  const chosen = [...new Set(Object.values(ids).filter((id) => id !== null))];
  const found = await selectServices(context.db, context.tenantId, chosen);
  if (found.length < chosen.length) throw new AppError('NOT_FOUND');
  return pricingSetting.change(context, version, () => ({
    quarter_hour_service_id: ids.quarterHourServiceId,
    general_service_id: ids.generalServiceId,
    regional_service_id: ids.regionalServiceId,
    local_service_id: ids.localServiceId,
    sedation_service_id: ids.sedationServiceId,
    combined_service_id: ids.combinedServiceId,
    recovery_service_id: ids.recoveryServiceId,
    not_charged: [...new Set(notCharged)],
  }));
}
