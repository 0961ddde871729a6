import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * Who applies says by which clock and in which money the hospital will work; of earlier applicants nobody asked it.
 * docs/decisions/0105-place-of-a-new-hospital.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table application add column time_zone text`,
    `alter table application add column currency_code text`,
  ]);
}
