import type { ColumnType, Generated } from 'kysely';
import type { closingStatuses } from './closing/closing.rules.ts';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { ApplicantMessageFacts } from './applications/applicant-mail.rules.ts';
import type { ChecklistItem, KycStatus } from './kyc/kyc.rules.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import type { ReminderLetter } from './receivables/reminders/reminder-letter.rules.ts';
import type { FileKind } from './files/file.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    application: Table<'application', ApplicationColumns>;
    application_file: Table<'application_file', ApplicationFileColumns>;
    application_message: Table<'application_message', ApplicationMessageColumns>;
    plan: Table<'plan', PlanColumns>;
    client: Table<'client', ClientColumns>;
    client_reminder: Table<'client_reminder', ClientReminderColumns>;
    client_count: Table<'client_count', ClientCountColumns>;
    /** How often something was done in a hospital on a day in UTC; nothing of whom or what. */
    client_activity: Table<'client_activity'>;
    /** For how many days a hospital can take back that it has closed its account. */
    closing_policy: Table<'closing_policy'>;
    account_closure: Table<'account_closure', AccountClosureColumns>;
    /** A process of the server, as it was when it last said that it works. */
    server_process: Table<'server_process'>;
    support_access: Table<'support_access', SupportAccessColumns>;
  }
}

interface ApplicationColumns {
  source: 'signup' | 'operator';
  /** The name as it is compared with others. */
  organization_key: string;
  /** Null, as the currency is, for those of whom neither was asked yet. */
  time_zone: string | null;
  number_grouping: 'thousand' | 'lakh' | null;
  message_language: MessageLanguage | null;
  status: KycStatus;
  /** Of the applicant's secret link; null where the operator entered the application. */
  token_hash: string | null;
  /** Of the code that proves the contact's e-mail address; null where none is sent. */
  email_code_hash: string | null;
  checklist: ChecklistItem[];
}

interface ApplicationFileColumns {
  /** Null until an application is submitted with it. */
  application_id: string | null;
  kind: FileKind;
  content_type: FileType;
  /** Its name in the file store. */
  stored_as: string;
}

interface ApplicationMessageColumns {
  kind: keyof ApplicantMessageFacts;
  facts: JsonColumn<Record<string, string>>;
  /** The mail that carries it; null for what was said before there was any mail. */
  message_id: string | null;
}

interface PlanColumns {
  billing_interval: 'month' | 'year';
  /** Null for none, as the other limits. */
  staff_limit: number | null;
}

interface ClientColumns {
  /** The hospital's own id. */
  id: string;
  /** As the law wants it on invoices, such as a BIN. */
  tax_number: Generated<string | null>;
  /** Whom letters are addressed to. */
  contact_name: Generated<string | null>;
  billing_interval: 'month' | 'year' | null;
  subscription_status: 'trial' | 'active' | 'past_due' | 'canceled' | null;
  /** Until when it has paid, or its trial runs. */
  period_ends_at: Instant | null;
  /** When the subscription was canceled, while it is. */
  canceled_at: Instant | null;
}

/** A letter that reminded a hospital of what it owes, as it was sent. */
interface ClientReminderColumns {
  way: 'mail' | 'print';
  /** An e-mail address; null for what was printed. */
  recipient: string | null;
  letter: JsonColumn<ReminderLetter>;
  /** The mail that carries it. */
  message_id: string | null;
}

/** What a hospital had when it was last counted. */
interface ClientCountColumns {
  /** The hospital's own id. */
  id: string;
  /** Entries of its trail that are chained; null before they were counted. */
  entries_total: number | null;
}

/** An account that a hospital has closed, and what was deleted of it. */
interface AccountClosureColumns {
  status: (typeof closingStatuses)[number];
  /** True where an archive of all data could be downloaded when it was closed. */
  has_export: boolean;
  /** The certificate goes there. */
  asked_by_email: string;
  /** Rows deleted so far, by table. */
  row_counts: ColumnType<Record<string, number>, string | undefined, string>;
}

/** A time in which the operator may read the hospital, or has asked to; the hospital's own row. */
interface SupportAccessColumns {
  /** Who asked for it of the operator; null where the hospital granted it by itself. */
  asked_by_name: string | null;
}
