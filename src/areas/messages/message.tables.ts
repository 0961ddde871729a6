import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { MailSettings, SmsSettings } from '#kernel/messages/messengers.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { MessageChannel } from './channels/message-channels.ts';

declare module '#database/tables.ts' {
  interface Tables {
    message_settings: Table<'message_settings', MessageSettingsColumns>;
    message_template: Table<'message_template', MessageTemplateColumns>;
    message_rule: Table<'message_rule', MessageRuleColumns>;
    patient_message_preference: Table<'patient_message_preference', PatientPreferenceColumns>;
    user_message_preference: Table<'user_message_preference', UserPreferenceColumns>;
    message: Table<'message', MessageColumns>;
    /** A file that goes with an e-mail. */
    message_attachment: Table<'message_attachment'>;
    /** The browser of a session, which takes push messages until the session ends. */
    push_subscription: Table<'push_subscription'>;
    opt_out_link: Table<'opt_out_link', OptOutLinkColumns>;
    bounced_address: Table<'bounced_address', BouncedAddressColumns>;
  }
}

interface MessageSettingsColumns {
  smtp_security: Generated<MailSettings['security']>;
  sms_method: Generated<SmsSettings['method']>;
  sms_format: Generated<SmsSettings['format']>;
  /** Lines `name=value`. */
  sms_fields: Generated<string>;
  /** The gateway sends a message with the same id once, so an attempt without an answer may be repeated. */
  sms_knows_ids: Generated<boolean>;
  /** `HH:mm` in the hospital's zone; both or neither. */
  quiet_from: string | null;
  /** Minutes before an appointment. */
  reminder_minutes: ColumnType<number[], string | undefined, string>;
  default_language: Generated<MessageLanguage>;
  /** Appointments from this instant on are still to be reminded of; null where nothing is left to do. */
  reminders_from: Instant | null;
}

interface MessageTemplateColumns {
  channel: MessageChannel;
  subject: string;
  /** In Bengali; empty where the English is sent to everybody. */
  subject_bn: string;
  body_bn: string;
  variables: JsonColumn<string[]>;
  is_active: boolean;
  created_at: ColumnType<Instant, Instant, never>;
}

interface MessageRuleColumns {
  event_type: MessageEventType;
  channels: JsonColumn<MessageChannel[]>;
  /** Conditions: an empty list, or no minimum, asks for nothing. */
  departments: JsonColumn<string[]>;
  priorities: JsonColumn<string[]>;
  is_enabled: boolean;
  created_at: ColumnType<Instant, Instant, never>;
}

interface PatientPreferenceColumns {
  takes_email: boolean;
  takes_sms: boolean;
  email_language: MessageLanguage | null;
  sms_language: MessageLanguage | null;
}

interface UserPreferenceColumns {
  takes_email: boolean;
  takes_sms: boolean;
  takes_in_app: boolean;
  language: MessageLanguage | null;
}

/** What stands in the links of a patient's messages over one channel. */
interface OptOutLinkColumns {
  channel: 'email' | 'sms';
}

/** An e-mail address, in small letters, that a mail server refused last. */
interface BouncedAddressColumns {
  /** False where it may work later (4yz). */
  is_permanent: boolean;
}

interface MessageColumns {
  /** An event, `test`, `application`: a letter to somebody who applies for an account, or `report`. */
  event_type: MessageEventType | 'test' | 'application' | 'report' | 'account';
  /** The record that it is about, such as `appointment/ID`. */
  about: string;
  channel: MessageChannel;
  /** Whom it is for: `patient/ID`, `person/ID`, or an address of a test. */
  recipient_key: string;
  /** The address, known when it is sent. */
  recipient: string;
  language: MessageLanguage;
  status: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';
  /** Why it was not sent, as a code. */
  problem: string | null;
  is_mocked: boolean;
  /** A reminder is not sent after it. */
  not_after: Instant | null;
  attempts: number;
  /** The sender that has taken it, and until when that holds. */
  lease_id: string | null;
  /** What the sender makes and puts in when it sends the message, and the id of what that opens. */
  secret_kind: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}
