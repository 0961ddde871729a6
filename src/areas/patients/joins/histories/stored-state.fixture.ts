import type pg from 'pg';
import { readTenantDigest } from '#testing/tenant-digest.ts';

/**
 * All that is stored of a hospital, but what says what was done. The version of a patient's record goes on, so that a form
 * that was opened before cannot overwrite.
 */
export async function storedState(owner: pg.Client, tenantId: string) {
  const digest = await readTenantDigest(owner, tenantId);
  for (const table of ['audit_entry', 'idempotency_key', 'patient_join', 'patient']) delete digest[table];
  const { rows } = await owner.query<{ row: unknown }>(
    `select to_jsonb(patient) - 'version' - 'updated_at' as row from patient where tenant_id = $1 order by id`,
    [tenantId],
  );
  return { digest, patients: rows };
}
