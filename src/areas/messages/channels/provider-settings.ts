import type { MailSettings, NamedValue, SmsSettings } from '#kernel/messages/messengers.ts';
import type { ChannelRow } from './channel.queries.ts';
import { senderAddress } from './channel.rules.ts';

export function mailSettingsOf(row: ChannelRow): MailSettings {
  return {
    host: row.smtp_host,
    port: row.smtp_port,
    security: row.smtp_security,
    user: row.smtp_user,
    password: row.smtp_password,
    fromAddress: senderAddress(row),
    fromName: row.from_name,
  };
}

export function smsSettingsOf(row: ChannelRow): SmsSettings {
  return {
    url: row.sms_url,
    method: row.sms_method,
    format: row.sms_format,
    fields: readPairs(row.sms_fields),
    headers: readPairs(row.sms_headers),
    key: row.sms_key,
    successPattern: row.sms_success_pattern,
  };
}

/** Lines `name=value`; an empty line is left out, and one without a name too. */
function readPairs(text: string): NamedValue[] {
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    const name = line.slice(0, at).trim();
    return at < 1 || name === '' ? [] : [{ name, value: line.slice(at + 1).trim() }];
  });
}
