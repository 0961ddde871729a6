import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * Links that set a password go by mail: the link is made when the mail is sent, and of it a hash alone is kept. A link can
 * have been asked for by its own person. docs/decisions/0136-links-by-mail.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table account_link add column is_asked_by_owner boolean not null default false`,
    `alter table account_link add column is_by_mail boolean not null default false`,
    `alter table account_link add constraint account_link_asked_by_owner
      check (not is_asked_by_owner or (created_by is null and is_by_mail and purpose = 'password_reset'))`,
    `alter table message add column secret_kind text`,
    `alter table message add column secret_id uuid`,
    `alter table message add constraint message_secret check ((secret_kind is null) = (secret_id is null))`,
  ]);
}
