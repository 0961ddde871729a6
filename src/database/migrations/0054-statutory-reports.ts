import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What an authority asks a hospital for: which diagnoses are notifiable, how the authority calls the hospital and its
 * figures, and the indexes by which diagnoses and deaths are found by time. docs/decisions/0078-reports-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table diagnosis add column is_notifiable boolean not null default false`,
    `create index consultation_note_by_time on consultation_note (tenant_id, signed_at, consultation_id)`,
    `create index discharge_by_death on discharge (tenant_id, died_at, id) where died_at is not null`,
    `create table statistic_codes (
      tenant_id uuid not null,
      org_unit text not null,
      elements jsonb not null,
      updated_by uuid not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      constraint statistic_codes_pkey primary key (tenant_id),
      constraint statistic_codes_named check (jsonb_typeof(elements) = 'object')
    )`,
    tenantKey('statistic_codes'),
    key('statistic_codes', 'changer', 'updated_by', 'user_account'),
  ]);
  await protectTenantTable(db, 'statistic_codes', ['select', 'insert', 'update']);
}
