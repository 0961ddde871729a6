import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * Names are compared by their sound, and of a medicine it is known whether an opened vial keeps. The sounds of patients that stand already are worked out by a job in batches, which
 * finds them by an index that holds nobody else. docs/decisions/0107-names-that-are-one-name.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    // Many people have one name.
    `alter table patient drop constraint patient_last_name_check`,
    `alter table patient add column name_key text collate "C"`,
    `alter table medicine add column keeps_opened boolean not null default false`,
    `create index patient_by_name_key on patient (tenant_id, name_key, date_of_birth, id)`,
    `create index patient_without_name_key on patient (tenant_id, id) where name_key is null`,
  ]);
}
