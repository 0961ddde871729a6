import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/** What the total of one document may come to. docs/decisions/0127-sums-and-second-persons.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table tenant_settings add column document_max_minor bigint not null default 1000000000000`,
    `alter table tenant_settings add constraint tenant_settings_document_max
      check (document_max_minor between 100000 and 10000000000000)`,
  ]);
}
