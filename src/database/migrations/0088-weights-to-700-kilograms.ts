import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/** A prescription takes the weight that vital signs take: up to 700 kilograms. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table prescription drop constraint prescription_weight`,
    `alter table prescription add constraint prescription_weight check (weight_grams between 200 and 700000)`,
  ]);
}
