import { type Kysely, sql } from 'kysely';
import { grantToApp } from './tenant-table.ts';

/**
 * What an import added of patients, medicines and diagnoses is deleted when the import is undone; of patients the
 * database allows it only while that undo is under way. docs/decisions/0139-patients-by-the-one-import.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['patient_identifier', 'patient_import', 'medicine', 'diagnosis']) {
    await grantToApp(db, table, ['delete']);
  }
  await sql
    .raw(`create trigger patient_stays_on_delete before delete on patient_identifier for each row
    when (current_user <> 'openward_owner') execute function refuse_other_patient('patient_id')`)
    .execute(db);
}
