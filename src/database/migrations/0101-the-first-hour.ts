import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * Where a hospital is, whether somebody has decided by which clock it works, and whether its administrators still want
 * the first steps on their home screen. Nothing is noted for hospitals that stand already: who has UTC is asked, and
 * another zone was somebody's choice. docs/decisions/0128-the-first-hour.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table application add column country_code text`,
    `alter table application add column number_grouping text`,
    `alter table application add column message_language text`,
    `alter table tenant_settings add column country_code text`,
    `alter table tenant_settings add constraint tenant_settings_country check (country_code ~ '^[A-Z]{2}$')`,
    `alter table tenant_settings add column clock_decided_at timestamptz(3)`,
    `alter table tenant_settings add column first_steps_hidden_at timestamptz(3)`,
  ]);
}
