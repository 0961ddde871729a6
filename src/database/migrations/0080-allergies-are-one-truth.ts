import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * What the patient's allergies said of something that an operation used, with why it was used all the same.
 * docs/decisions/0109-allergies-are-one-truth.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(
    db,
    ['surgical_consumable', 'surgical_implant'].map(
      (table) => `alter table ${table} add column checks jsonb not null default '[]'::jsonb
        constraint ${table}_checks_listed check (jsonb_typeof(checks) = 'array')`,
    ),
  );
}
