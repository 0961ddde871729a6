import type { ColumnType, Kysely } from 'kysely';
import type { Schema } from './generated/schema.ts';

/**
 * The tables, by name. Each area adds its own by declaration merging:
 * `declare module '#database/tables.ts' { interface Tables { ward: Table<'ward', WardColumns> } }`.
 */
export interface Tables {
  tenant: Table<'tenant', TenantColumns>;
  tenant_counter: Table<'tenant_counter'>;
  daily_figure: Table<'daily_figure'>;
  open_step: Table<'open_step', OpenStepColumns>;
  daily_job: Table<'daily_job'>;
  job_failure: Table<'job_failure', JobFailureColumns>;
  idempotency_key: Table<'idempotency_key', IdempotencyKeyColumns>;
  audit_entry: Table<'audit_entry', AuditEntryColumns>;
  audit_seal: Table<'audit_seal'>;
}

/**
 * The columns of a table as the database has them, of which some are known more narrowly: a text that is one of a few
 * words, a jsonb column's content, an instant that nobody changes. What is said of a column that the database does
 * not have, or that cannot be true of its type, does not compile. The program neither reads nor writes what is
 * named as left out.
 */
export type Table<
  Name extends keyof Schema,
  Known extends Narrowed<Name, Known> = {},
  LeftOut extends keyof Schema[Name] = never,
> = {
  [Column in Exclude<keyof Schema[Name], LeftOut>]: Column extends keyof Known
    ? Known[Column]
    : Schema[Name][Column];
};

type Narrowed<Name extends keyof Schema, Known> = {
  [Column in keyof Known]: Column extends keyof Schema[Name]
    ? Selected<Known[Column]> extends Selected<Schema[Name][Column]>
      ? Known[Column]
      : Schema[Name][Column]
    : never;
};

type Selected<Column> = Column extends ColumnType<infer Read, unknown, unknown> ? Read : Column;

/** The query builder bound to one transaction of one tenant; the only database a handler ever holds. */
export type Db = Kysely<Tables>;

/** timestamptz, read as ISO 8601 text in UTC with milliseconds. */
export type Instant = string;
/** date, read as YYYY-MM-DD. */
export type PlainDate = string;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A jsonb column: read parsed, written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

interface TenantColumns {
  status: 'active' | 'trial' | 'suspended';
  is_platform: boolean;
  created_at: Instant;
  /** From when on it may be deleted, where the hospital has closed its account. */
  closes_at: Instant | null;
  /** Since when its rows are being deleted. */
  deleting_since: Instant | null;
  /** Since when a back-up is being put in its place: nobody signs in or reads. */
  shut_since: Instant | null;
}

interface OpenStepColumns {
  days: (PlainDate | null)[];
  amounts: number[];
}

interface JobFailureColumns {
  /** How often it has failed since it last went well. */
  times: number;
}

interface IdempotencyKeyColumns {
  answer: JsonColumn<Json>;
  created_at: Instant;
}

interface AuditEntryColumns {
  old_values: JsonColumn<Json>;
  new_values: JsonColumn<Json>;
  ip_address: string;
}
