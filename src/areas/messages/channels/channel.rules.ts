import { isEmailLike } from '#kernel/contact.ts';
import type { ChannelSettings } from './channel.contract.ts';
import type { ChannelRow } from './channel.queries.ts';
import type { MessageChannel } from './message-channels.ts';

/** True for a channel that messages are written for. */
export function isChannelOn(channels: ChannelRow, channel: MessageChannel): boolean {
  if (channel === 'email') return channels.email_enabled;
  if (channel === 'sms') return channels.sms_enabled;
  return channel === 'push' ? channels.push_enabled : channels.in_app_enabled;
}

/** True where e-mail or SMS has what it needs to be sent for real; otherwise it is mocked. */
export function isConfigured(channels: ChannelRow, channel: 'email' | 'sms'): boolean {
  return channel === 'email'
    ? channels.smtp_host !== '' && senderAddress(channels) !== ''
    : channels.sms_url !== '' && channels.sms_success_pattern !== '';
}

/** The address that mails come from. A mail server inside the hospital may ask for no user. */
export function senderAddress({ from_address, smtp_user }: ChannelRow): string {
  return from_address || smtp_user;
}

/** True where a mail server is named, and nothing that mails could come from. */
export function lacksSender({
  smtpHost,
  smtpUser,
  fromAddress,
}: Pick<ChannelSettings, 'smtpHost' | 'smtpUser' | 'fromAddress'>): boolean {
  return smtpHost !== '' && fromAddress === '' && !isEmailLike(smtpUser);
}
