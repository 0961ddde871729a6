import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { PricedService } from '../charge.rules.ts';
import { insertPricing } from '../prices/pricing.queries.ts';

/** By which services of the sample catalogue operations are charged. */
export async function seedPricing(
  db: Db,
  { tenantId, managerId, now }: { tenantId: string; managerId: string; now: Date },
  services: ReadonlyMap<string, PricedService>,
): Promise<void> {
  const idOf = (name: string) => services.get(name)?.id ?? null;
  await insertPricing(db, {
    tenant_id: tenantId,
    id: newId(),
    quarter_hour_service_id: idOf('Theatre, quarter of an hour'),
    general_service_id: idOf('General anesthesia'),
    regional_service_id: idOf('Regional anesthesia'),
    local_service_id: idOf('Local anesthesia'),
    sedation_service_id: idOf('Sedation'),
    combined_service_id: idOf('Combined anesthesia'),
    recovery_service_id: idOf('Recovery, quarter of an hour'),
    not_charged: [],
    updated_by: managerId,
    updated_at: now.toISOString(),
    version: 1,
  });
}
