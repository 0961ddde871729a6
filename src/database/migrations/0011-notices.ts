import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A notification is a code and its facts; its sentences are made in the language of who reads them. Those that were
 * stored before keep the title and the message that they were stored with.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table notification add column code text`,
    `alter table notification add column facts jsonb`,
    `alter table notification alter column title drop not null`,
    `alter table notification alter column message drop not null`,
    `alter table notification add constraint notification_says_something
      check ((code is null) = (facts is null) and (code is not null or (title is not null and message is not null)))`,
  ]);
}
