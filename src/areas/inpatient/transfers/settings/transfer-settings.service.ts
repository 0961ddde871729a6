import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './transfer-settings.contract.ts';
import type { TransferSettings } from './transfer-settings.contract.ts';
import { readHoldMinutes, writeHoldMinutes } from './transfer-settings.queries.ts';

export async function getTransferSettings({ db, tenantId }: CallContext): Promise<TransferSettings> {
  return { holdMinutes: await readHoldMinutes(db, tenantId) };
}

export async function updateTransferSettings(
  context: CallContext,
  after: CallInput<typeof contract.updateTransferSettings>,
): Promise<TransferSettings> {
  const { db, tenantId, clock } = context;
  const before = await getTransferSettings(context);
  await writeHoldMinutes(db, tenantId, after.holdMinutes, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'transfer_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('transfer-settings');
  return after;
}
