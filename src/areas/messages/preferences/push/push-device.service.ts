import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectChannels } from '../../channels/channel.queries.ts';
import type * as contract from './push-device.contract.ts';
import type { PushState } from './push-device.contract.ts';
import * as queries from './push-device.queries.ts';

export async function getPushDevice({
  db,
  tenantId,
  actor,
  clock,
  services,
}: CallContext): Promise<PushState> {
  const channels = await selectChannels(db, tenantId);
  const devices = await queries.selectDevices(db, tenantId, actor.userId, clock.now().toISOString());
  const isHere = ({ sessionId }: queries.PushDevice) => sessionId === actor.sessionId;
  return {
    key: services.messengers?.push?.key ?? null,
    isUsed: channels?.push_enabled ?? false,
    isOnHere: devices.some(isHere),
    others: devices.filter((device) => !isHere(device)).length,
  };
}

/** @throws AppError PUSH_TO_COME where the server has no push */
export async function addPushDevice(
  context: CallContext,
  { endpoint, publicKey, authSecret }: CallInput<typeof contract.addPushDevice>,
): Promise<PushState> {
  const { db, tenantId, actor, clock, services } = context;
  if (!services.messengers?.push) throw new AppError('PUSH_TO_COME');
  await queries.writeDevice(db, {
    tenant_id: tenantId,
    session_id: actor.sessionId,
    user_id: actor.userId,
    endpoint,
    public_key: publicKey,
    auth_secret: authSecret,
    created_at: clock.now().toISOString(),
  });
  auditSwitch(context, true);
  return getPushDevice(context);
}

export async function removePushDevice(context: CallContext): Promise<PushState> {
  const { db, tenantId, actor } = context;
  await queries.deleteDevice(db, tenantId, actor.sessionId);
  auditSwitch(context, false);
  return getPushDevice(context);
}

function auditSwitch(context: CallContext, isOn: boolean): void {
  const { actor } = context;
  context.audit({
    action: 'UPDATE',
    resource: 'message_preferences',
    resourceId: actor.userId,
    newValues: { push: isOn ? 'on' : 'off', session: actor.sessionId },
  });
}
