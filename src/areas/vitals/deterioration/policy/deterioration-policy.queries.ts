import type { Db } from '#database/tables.ts';
import { type DeteriorationPolicy, publishedDeteriorationPolicy } from './deterioration-policy.contract.ts';

/** A tenant without settings, such as the platform's own, has the published times. */
export async function readDeteriorationPolicy(db: Db, tenantId: string): Promise<DeteriorationPolicy> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['deterioration_urgent_minutes', 'deterioration_emergency_minutes'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return publishedDeteriorationPolicy;
  return {
    urgentMinutes: row.deterioration_urgent_minutes,
    emergencyMinutes: row.deterioration_emergency_minutes,
  };
}
