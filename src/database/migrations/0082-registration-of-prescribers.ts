import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * The number under which a doctor is registered stands on what they sign, as it was on that day.
 * docs/decisions/0111-what-words-name.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table user_account add column registration_number text`,
    `alter table prescription add column prescriber_registration text`,
  ]);
}
