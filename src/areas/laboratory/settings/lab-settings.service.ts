import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './lab-settings.contract.ts';
import type { LabSettings } from './lab-settings.contract.ts';
import { readLabSwitches, writeLabSwitches } from './lab-settings.queries.ts';

export async function getLabSettings({ db, tenantId }: CallContext): Promise<LabSettings> {
  return readLabSwitches(db, tenantId);
}

export async function updateLabSettings(
  context: CallContext,
  input: CallInput<typeof contract.updateLabSettings>,
): Promise<LabSettings> {
  const { db, tenantId, clock } = context;
  const before = await readLabSwitches(db, tenantId);
  const after = {
    needsSecondPerson: input.needsSecondPerson ?? before.needsSecondPerson,
    completionNeedsVerified: input.completionNeedsVerified ?? before.completionNeedsVerified,
    escalationMinutes: input.escalationMinutes ?? before.escalationMinutes,
  };
  await writeLabSwitches(db, tenantId, after, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'lab_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('lab-settings');
  return after;
}
