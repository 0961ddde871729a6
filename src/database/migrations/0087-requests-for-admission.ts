import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A request for a bed says who admits and with which diagnosis, so that admitting types neither again.
 * docs/decisions/0117-a-request-becomes-the-admission.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table admission_request add column admitting_doctor text`,
    `alter table admission_request add column primary_diagnosis text`,
  ]);
}
