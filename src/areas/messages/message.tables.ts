import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { MailSettings, SmsSettings } from '#kernel/messages/messengers.ts';
import type { MessageLanguage } from './events/event-variables.ts';
import type { MessageChannel } from './channels/message-channels.ts';

declare module '#database/tables.ts' {
  interface Tables {
    message_settings: MessageSettingsTable;
    message_template: MessageTemplateTable;
    message_rule: MessageRuleTable;
    patient_message_preference: PatientPreferenceTable;
    user_message_preference: UserPreferenceTable;
    message: MessageTable;
    message_attachment: MessageAttachmentTable;
    push_subscription: PushSubscriptionTable;
    opt_out_link: OptOutLinkTable;
    bounced_address: BouncedAddressTable;
  }
}

interface MessageSettingsTable {
  tenant_id: string;
  email_enabled: Generated<boolean>;
  sms_enabled: Generated<boolean>;
  in_app_enabled: Generated<boolean>;
  push_enabled: Generated<boolean>;
  smtp_host: Generated<string>;
  smtp_port: Generated<number>;
  smtp_security: Generated<MailSettings['security']>;
  smtp_user: Generated<string>;
  smtp_password: Generated<string>;
  from_address: Generated<string>;
  from_name: Generated<string>;
  sms_url: Generated<string>;
  sms_method: Generated<SmsSettings['method']>;
  sms_format: Generated<SmsSettings['format']>;
  /** Lines `name=value`. */
  sms_fields: Generated<string>;
  sms_headers: Generated<string>;
  sms_key: Generated<string>;
  sms_success_pattern: Generated<string>;
  /** The gateway sends a message with the same id once, so an attempt without an answer may be repeated. */
  sms_knows_ids: Generated<boolean>;
  /** `HH:mm` in the hospital's zone; both or neither. */
  quiet_from: string | null;
  quiet_until: string | null;
  /** Minutes before an appointment. */
  reminder_minutes: ColumnType<number[], string | undefined, string>;
  default_language: Generated<MessageLanguage>;
  log_retention_days: Generated<number>;
  /** Appointments from this instant on are still to be reminded of; null where nothing is left to do. */
  reminders_from: Generated<Instant | null>;
  version: Generated<number>;
  updated_at: Generated<Instant>;
}

interface MessageTemplateTable {
  tenant_id: string;
  id: string;
  name: string;
  channel: MessageChannel;
  subject: string;
  body: string;
  /** In Bengali; empty where the English is sent to everybody. */
  subject_bn: string;
  body_bn: string;
  variables: JsonColumn<string[]>;
  is_active: boolean;
  created_by: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface MessageRuleTable {
  tenant_id: string;
  id: string;
  event_type: MessageEventType;
  channels: JsonColumn<MessageChannel[]>;
  template_id: string | null;
  /** Conditions: an empty list, or no minimum, asks for nothing. */
  departments: JsonColumn<string[]>;
  minimum_minor: number | null;
  priorities: JsonColumn<string[]>;
  is_enabled: boolean;
  created_by: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface PatientPreferenceTable {
  tenant_id: string;
  patient_id: string;
  takes_email: boolean;
  takes_sms: boolean;
  email_language: MessageLanguage | null;
  sms_language: MessageLanguage | null;
  version: number;
  updated_at: Instant;
}

interface UserPreferenceTable {
  tenant_id: string;
  user_id: string;
  takes_email: boolean;
  takes_sms: boolean;
  takes_in_app: boolean;
  language: MessageLanguage | null;
  version: number;
  updated_at: Instant;
}

/** The browser of a session, which takes push messages until the session ends. */
interface PushSubscriptionTable {
  tenant_id: string;
  session_id: string;
  user_id: string;
  endpoint: string;
  public_key: string;
  auth_secret: string;
  created_at: Instant;
}

/** What stands in the links of a patient's messages over one channel. */
interface OptOutLinkTable {
  tenant_id: string;
  code: string;
  patient_id: string;
  channel: 'email' | 'sms';
  created_at: Instant;
}

/** An e-mail address, in small letters, that a mail server refused last. */
interface BouncedAddressTable {
  tenant_id: string;
  address: string;
  /** False where it may work later (4yz). */
  is_permanent: boolean;
  response: string | null;
  bounced_at: Instant;
}

/** A file that goes with an e-mail. */
interface MessageAttachmentTable {
  tenant_id: string;
  message_id: string;
  name: string;
  media_type: string;
  content: string;
}

interface MessageTable {
  tenant_id: string;
  id: string;
  /** An event, `test`, `application`: a letter to somebody who applies for an account, or `report`. */
  event_type: MessageEventType | 'test' | 'application' | 'report' | 'account';
  /** The record that it is about, such as `appointment/ID`. */
  about: string;
  occurrence: string;
  channel: MessageChannel;
  /** Whom it is for: `patient/ID`, `person/ID`, or an address of a test. */
  recipient_key: string;
  /** The address, known when it is sent. */
  recipient: string;
  patient_id: string | null;
  user_id: string | null;
  rule_id: string | null;
  template_id: string | null;
  language: MessageLanguage;
  subject: string;
  body: string;
  link: string | null;
  status: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';
  /** Why it was not sent, as a code. */
  problem: string | null;
  is_mocked: boolean;
  due_at: Instant;
  /** A reminder is not sent after it. */
  not_after: Instant | null;
  attempts: number;
  /** The courier that has taken it, and until when that holds. */
  lease_id: string | null;
  lease_until: Instant | null;
  provider_id: string | null;
  provider_response: string | null;
  /** What the courier makes and puts in when it sends the message, and the id of what that opens. */
  secret_kind: string | null;
  secret_id: string | null;
  sent_at: Instant | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
}
