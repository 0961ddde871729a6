import { type Kysely, sql } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A review judges an emergency access that is over: nothing is read under it afterwards.
 * docs/decisions/0024-restricted-records.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Of every tenant at once, which no policy lets through; the owner of the table may pass it for a moment.
  await sql`alter table emergency_access no force row level security`.execute(db);
  await sql`update emergency_access
    set ended_at = greatest(started_at, least(expires_at, now())), version = version + 1
    where reviewed_at is not null and ended_at is null`.execute(db);
  await runAll(db, [
    `alter table emergency_access force row level security`,
    `alter table emergency_access add constraint emergency_access_reviewed_when_over
      check (reviewed_at is null or ended_at is not null)`,
  ]);
}
