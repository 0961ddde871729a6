import type { CallContext } from '#server/call-context.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './channel.contract.ts';
import { channelFields, type ChannelSettings, channelSettings } from './channel.contract.ts';
import { issue } from './channel.issues.ts';
import { type ChannelRow, selectChannels, updateChannels as updateRow } from './channel.queries.ts';
import { isConfigured, lacksSender } from './channel.rules.ts';

export async function getChannels(context: CallContext): Promise<ChannelSettings> {
  return toChannels(context, await requireChannels(context));
}

/**
 * @throws AppError STALE with what is stored, INVALID_INPUT for one end of the quiet hours without the other and for a mail
 * server without a sender, PUSH_TO_COME where the server has no push. Turning a
 * channel off cancels nothing at once: what is due then is told to have failed because of it.
 */
export async function updateChannels(
  context: CallContext,
  { version, smtpPassword, smsKey, ...change }: CallInput<typeof contract.updateChannels>,
): Promise<ChannelSettings> {
  const { db, tenantId, clock } = context;
  const stored = await requireChannels(context);
  const before = toChannels(context, stored);
  const after: ChannelSettings = { ...before, ...given(change) };
  if ((after.quietFrom === null) !== (after.quietUntil === null)) {
    throw invalidFields({ [after.quietFrom === null ? 'quietFrom' : 'quietUntil']: issue('bothOrNeither') });
  }
  // Looked at where it was typed: what is stored already must not stop a change of the SMS gateway.
  if (change.smtpHost !== undefined && lacksSender(after)) {
    throw invalidFields({ fromAddress: issue('senderMissing') });
  }
  if (change.pushEnabled && !context.services.messengers?.push) throw new AppError('PUSH_TO_COME');
  const row = await updateRow(db, tenantId, version, {
    ...toColumns(channelFields, after),
    smtp_password: smtpPassword ?? stored.smtp_password,
    sms_key: smsKey ?? stored.sms_key,
    reminder_minutes: JSON.stringify(after.reminderMinutes),
    updated_at: clock.now().toISOString(),
  });
  if (!row) throw new AppError('STALE', { current: before });
  const saved = toChannels(context, row);
  context.audit({
    action: 'UPDATE',
    resource: 'message_settings',
    resourceId: tenantId,
    ...changedFields(before, saved),
  });
  context.announce('message-settings');
  return saved;
}

/** How the hospital sends. @throws AppError NOT_FOUND for a tenant that is no hospital */
export async function requireChannels({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<ChannelRow> {
  const row = await selectChannels(db, tenantId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Whether a mail that is written now leaves this machine: a server for it is set, and the channel is on. */
export async function isMailReal({
  db,
  tenantId,
  services,
}: Pick<CallContext, 'db' | 'tenantId' | 'services'>): Promise<boolean> {
  const row = await selectChannels(db, tenantId);
  return (
    row !== undefined && row.email_enabled && services.messengers !== undefined && isConfigured(row, 'email')
  );
}

function toChannels({ services }: Pick<CallContext, 'services'>, row: ChannelRow): ChannelSettings {
  const hasPush = services.messengers?.push !== undefined;
  const isReal = (channel: 'email' | 'sms') =>
    services.messengers !== undefined && isConfigured(row, channel);
  const reachOf = (isOn: boolean, channel: 'email' | 'sms') =>
    isOn ? (isReal(channel) ? ('real' as const) : ('mocked' as const)) : ('off' as const);
  return toRecord(channelSettings, row, {
    hasSmtpPassword: row.smtp_password !== '',
    hasSmsKey: row.sms_key !== '',
    email: reachOf(row.email_enabled, 'email'),
    sms: reachOf(row.sms_enabled, 'sms'),
    inApp: row.in_app_enabled ? 'real' : 'off',
    push: row.push_enabled && hasPush ? 'real' : 'off',
    hasPush,
    carriesLinks: row.email_enabled && isReal('email') && services.publicUrl !== undefined,
  });
}
