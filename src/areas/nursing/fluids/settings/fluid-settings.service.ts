import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './fluid-settings.contract.ts';
import type { FluidSettings } from './fluid-settings.contract.ts';
import { readFluidSettings, writeFluidSettings } from './fluid-settings.queries.ts';

export function getFluidSettings({ db, tenantId }: CallContext): Promise<FluidSettings> {
  return readFluidSettings(db, tenantId);
}

export async function updateFluidSettings(
  context: CallContext,
  after: CallInput<typeof contract.updateFluidSettings>,
): Promise<FluidSettings> {
  const { db, tenantId, clock } = context;
  const before = await readFluidSettings(db, tenantId);
  await writeFluidSettings(db, tenantId, after, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'fluid_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('fluid-settings');
  context.announce('fluids');
  return after;
}
