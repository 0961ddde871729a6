import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/** How a hospital groups its numbers: 1,234,567 by thousands, 12,34,567 by lakhs and crores. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table tenant_settings add column number_grouping text not null default 'thousand'`,
    `alter table tenant_settings add constraint tenant_settings_grouping
      check (number_grouping in ('thousand', 'lakh'))`,
  ]);
}
