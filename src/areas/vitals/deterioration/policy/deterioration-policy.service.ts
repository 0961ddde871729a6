import { writeSettings } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { DeteriorationPolicy } from './deterioration-policy.contract.ts';
import { readDeteriorationPolicy } from './deterioration-policy.queries.ts';

export async function getDeteriorationPolicy({ db, tenantId }: CallContext): Promise<DeteriorationPolicy> {
  return readDeteriorationPolicy(db, tenantId);
}

export async function updateDeteriorationPolicy(
  context: CallContext,
  after: DeteriorationPolicy,
): Promise<DeteriorationPolicy> {
  const { db, tenantId, clock } = context;
  const before = await readDeteriorationPolicy(db, tenantId);
  const columns = {
    deterioration_urgent_minutes: after.urgentMinutes,
    deterioration_emergency_minutes: after.emergencyMinutes,
  };
  await writeSettings(db, tenantId, columns, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'deterioration_policy',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('settings');
  return after;
}
