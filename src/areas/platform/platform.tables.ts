import type { ColumnType, Generated } from 'kysely';
import type { closingStatuses } from './closing/closing.rules.ts';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { ApplicantMessageFacts } from './applications/applicant-mail.rules.ts';
import type { ChecklistItem, KycStatus } from './kyc/kyc.rules.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import type { ReminderLetter } from './receivables/reminders/reminder-letter.rules.ts';
import type { FileKind } from './files/file.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    application: ApplicationTable;
    application_file: ApplicationFileTable;
    application_message: ApplicationMessageTable;
    plan: PlanTable;
    client: ClientTable;
    client_reminder: ClientReminderTable;
    client_count: ClientCountTable;
    client_activity: ClientActivityTable;
    closing_policy: ClosingPolicyTable;
    account_closure: AccountClosureTable;
    server_process: ServerProcessTable;
    support_access: SupportAccessTable;
  }
}

interface ApplicationTable {
  tenant_id: string;
  id: string;
  number: string;
  source: 'signup' | 'operator';
  organization_name: string;
  /** The name as it is compared with others. */
  organization_key: string;
  legal_name: string | null;
  contact_email: string;
  contact_phone: string;
  address: string;
  /** Null, as the currency is, for those of whom neither was asked yet. */
  time_zone: string | null;
  currency_code: string | null;
  admin_first_name: string;
  admin_last_name: string;
  admin_email: string;
  admin_email_key: string;
  admin_phone: string | null;
  status: KycStatus;
  /** Of the applicant's secret link; null where the operator entered the application. */
  token_hash: string | null;
  /** Proves the contact's e-mail address; six digits. */
  email_code: string | null;
  email_confirmed_at: Instant | null;
  question: string | null;
  asked_at: Instant | null;
  answer: string | null;
  answered_at: Instant | null;
  checklist: ChecklistItem[];
  review_notes: string | null;
  decided_by: string | null;
  decided_at: Instant | null;
  hospital_id: string | null;
  submitted_at: Instant;
  updated_at: Instant;
  version: number;
}

interface ApplicationFileTable {
  tenant_id: string;
  id: string;
  /** Null until an application is submitted with it. */
  application_id: string | null;
  kind: FileKind;
  name: string;
  content_type: FileType;
  bytes: number;
  /** Its name in the file store. */
  stored_as: string;
  token_hash: string;
  created_at: Instant;
  replaced_at: Instant | null;
}

interface ApplicationMessageTable {
  tenant_id: string;
  id: string;
  application_id: string;
  kind: keyof ApplicantMessageFacts;
  recipient: string;
  facts: JsonColumn<Record<string, string>>;
  created_at: Instant;
  /** The mail that carries it; null for what was said before there was any mail. */
  message_id: string | null;
}

interface PlanTable {
  tenant_id: string;
  id: string;
  code: string;
  name: string;
  description: string | null;
  price_minor: number;
  currency_code: string;
  billing_interval: 'month' | 'year';
  /** Null for none, as the other limits. */
  staff_limit: number | null;
  patient_limit: number | null;
  bed_limit: number | null;
  storage_limit_megabytes: number | null;
  modules: string[];
  features: string[];
  trial_days: number;
  is_active: boolean;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

interface ClientTable {
  tenant_id: string;
  /** The hospital's own id. */
  id: string;
  legal_name: string | null;
  /** As the law wants it on invoices, such as a BIN. */
  tax_number: Generated<string | null>;
  /** Whom letters are addressed to. */
  contact_name: Generated<string | null>;
  contact_email: string | null;
  contact_phone: string | null;
  address: string | null;
  plan_code: string | null;
  plan_name: string | null;
  price_minor: number | null;
  currency_code: string | null;
  billing_interval: 'month' | 'year' | null;
  subscription_status: 'trial' | 'active' | 'past_due' | 'canceled' | null;
  trial_ends_at: Instant | null;
  /** Until when it has paid, or its trial runs. */
  period_ends_at: Instant | null;
  staff_limit: number | null;
  suspended_at: Instant | null;
  suspension_reason: string | null;
  /** When the subscription was canceled, while it is. */
  canceled_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** A letter that reminded a hospital of what it owes, as it was sent. */
interface ClientReminderTable {
  tenant_id: string;
  id: string;
  client_id: string;
  way: 'mail' | 'print';
  /** An e-mail address; null for what was printed. */
  recipient: string | null;
  subject: string;
  body: string;
  letter: JsonColumn<ReminderLetter>;
  /** The mail that carries it. */
  message_id: string | null;
  made_by: string;
  made_by_name: string;
  made_at: Instant;
}

/** What a hospital had when it was last counted. */
interface ClientCountTable {
  tenant_id: string;
  /** The hospital's own id. */
  id: string;
  staff: Generated<number>;
  staff_limit: number | null;
  patients: Generated<number>;
  patient_limit: number | null;
  last_activity_at: Instant | null;
  messages_waiting: Generated<number>;
  messages_failed: Generated<number>;
  messages_unknown: Generated<number>;
  oldest_message_at: Instant | null;
  jobs_failed: Generated<number>;
  job_failed_at: Instant | null;
  last_job_day: PlainDate | null;
  entries_unsealed: Generated<number>;
  oldest_unsealed_at: Instant | null;
  /** Entries of its trail that are chained; null before they were counted. */
  entries_total: number | null;
  last_entry_at: Instant | null;
  counted_at: Instant;
}

/** How often something was done in a hospital on a day in UTC; nothing of whom or what. */
interface ClientActivityTable {
  tenant_id: string;
  day: PlainDate;
  client_id: string;
  action: string;
  resource: string;
  entries: number;
}

/** For how many days a hospital can take back that it has closed its account. */
interface ClosingPolicyTable {
  tenant_id: string;
  waiting_days: number;
  updated_at: Instant;
}

/** An account that a hospital has closed, and what was deleted of it. */
interface AccountClosureTable {
  tenant_id: string;
  id: string;
  hospital_id: string;
  hospital_name: string;
  hospital_slug: string;
  status: (typeof closingStatuses)[number];
  reason: string;
  /** True where an archive of all data could be downloaded when it was closed. */
  has_export: boolean;
  asked_by_name: string;
  /** The certificate goes there. */
  asked_by_email: string;
  asked_at: Instant;
  closes_at: Instant;
  taken_back_at: Generated<Instant | null>;
  taken_back_by_name: Generated<string | null>;
  begun_at: Generated<Instant | null>;
  deleted_at: Generated<Instant | null>;
  /** Rows deleted so far, by table. */
  row_counts: ColumnType<Record<string, number>, string | undefined, string>;
  file_count: Generated<number>;
  file_bytes: Generated<number>;
  sha256: Generated<string | null>;
}

/** A process of the server, as it was when it last said that it works. */
interface ServerProcessTable {
  tenant_id: string;
  id: string;
  name: string;
  started_at: Instant;
  seen_at: Instant;
  memory_bytes: number;
  loop_delay_ms: number;
}

/** A time in which the operator may read the hospital, or has asked to; the hospital's own row. */
interface SupportAccessTable {
  tenant_id: string;
  id: string;
  purpose: string;
  hours: number;
  asked_at: Instant;
  /** Who asked for it of the operator; null where the hospital granted it by itself. */
  asked_by_name: string | null;
  granted_at: Instant | null;
  granted_by: string | null;
  until: Instant | null;
  ended_at: Instant | null;
  ended_by: string | null;
}
