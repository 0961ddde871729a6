import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { patientTableNames } from './move-rows.ts';
import type { PatientTable } from './patient-tables.ts';

/** Which of these patients something is written of, in any table of patients but the named ones, or who were joined. */
export async function selectWrittenOf(
  db: Db,
  tenantId: string,
  patientIds: readonly string[],
  except: readonly PatientTable[],
): Promise<Set<string>> {
  const ids = sql`${[...patientIds]}::uuid[]`;
  const written = patientTableNames
    .filter((table) => !except.includes(table))
    .map(
      (table) => sql`select patient_id as id from ${sql.table(table)}
        where tenant_id = ${tenantId}::uuid and patient_id = any (${ids})`,
    );
  const joined = ['kept_id', 'joined_id'].map(
    (column) => sql`select ${sql.id(column)} from patient_join
      where tenant_id = ${tenantId}::uuid and ${sql.id(column)} = any (${ids})`,
  );
  const { rows } = await sql<{ id: string }>`
    select distinct id from (${sql.join([...written, ...joined], sql` union all `)}) as used`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
