import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * The operator's card can be overwritten by nobody unseen, says whether suspended hospitals read on, and stands on an
 * invoice as it was when that was issued; null on those from before. A hospital whose back-up is being put in its place
 * is shut: unlike a suspended one it is not even read. docs/decisions/0129-who-the-operator-is.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table operator_card add column version integer not null default 1`,
    `alter table operator_card add column suspended_may_read boolean not null default true`,
    `alter table tenant add column shut_since timestamptz(3)`,
    `alter table license_invoice add column seller jsonb`,
  ]);
}
