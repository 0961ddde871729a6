import type { ColumnType, Generated, Kysely } from 'kysely';

/**
 * The tables, by name. Each area adds its own by declaration merging:
 * `declare module '#database/tables.ts' { interface Tables { patient: PatientTable } }`.
 */
export interface Tables {
  tenant: TenantTable;
  tenant_counter: TenantCounterTable;
  daily_figure: DailyFigureTable;
  open_step: OpenStepTable;
  daily_job: DailyJobTable;
  job_failure: JobFailureTable;
  idempotency_key: IdempotencyKeyTable;
  audit_entry: AuditEntryTable;
  audit_seal: AuditSealTable;
}

/** The query builder bound to one transaction of one tenant; the only database a handler ever holds. */
export type Db = Kysely<Tables>;

/** timestamptz, read as ISO 8601 text in UTC with milliseconds. */
export type Instant = string;
/** date, read as YYYY-MM-DD. */
export type PlainDate = string;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A jsonb column: read parsed, written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

interface TenantTable {
  id: string;
  slug: string;
  name: string;
  status: 'active' | 'trial' | 'suspended';
  is_platform: boolean;
  created_at: Instant;
  /** From when on it may be deleted, where the hospital has closed its account. */
  closes_at: Generated<Instant | null>;
  /** Since when its rows are being deleted. */
  deleting_since: Generated<Instant | null>;
  /** Since when a back-up is being put in its place: nobody signs in or reads. */
  shut_since: Generated<Instant | null>;
}

interface TenantCounterTable {
  tenant_id: string;
  name: string;
  value: number;
}

interface DailyFigureTable {
  tenant_id: string;
  day: PlainDate;
  name: string;
  value: number;
}

interface OpenStepTable {
  tenant_id: string;
  id: string;
  names: string[];
  days: (PlainDate | null)[];
  amounts: number[];
}

interface DailyJobTable {
  tenant_id: string;
  name: string;
  last_day: PlainDate;
}

interface JobFailureTable {
  tenant_id: string;
  name: string;
  failed_at: Instant;
  /** How often it has failed since it last went well. */
  times: number;
}

interface IdempotencyKeyTable {
  tenant_id: string;
  user_id: string;
  key: string;
  call: string;
  input_hash: string;
  answer: JsonColumn<Json>;
  created_at: Instant;
}

interface AuditEntryTable {
  tenant_id: string;
  id: string;
  created_at: Instant;
  action: string;
  resource: string;
  resource_id: string | null;
  user_id: string | null;
  old_values: JsonColumn<Json>;
  new_values: JsonColumn<Json>;
  ip_address: string;
  user_agent: string | null;
}

interface AuditSealTable {
  tenant_id: string;
  position: number;
  entry_id: string;
  entry_hash: string;
  chain_hash: string;
  sealed_at: Instant;
}
