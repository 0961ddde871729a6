import { sql, type SqlBool } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../../consultations.tables.ts';

export type StoredNote = RowOf<'consultation_note'>;
export type StoredDiagnosisOfNote = RowOf<'consultation_diagnosis'>;
export type StoredAmendment = RowOf<'consultation_amendment'>;

export function selectNote(
  db: Db,
  tenantId: string,
  consultationId: string,
): Promise<StoredNote | undefined> {
  return db
    .selectFrom('consultation_note')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('consultation_id', '=', consultationId)
    .executeTakeFirst();
}

/** In the order in which they were written. */
export function selectDiagnosesOf(
  db: Db,
  tenantId: string,
  consultationId: string,
): Promise<StoredDiagnosisOfNote[]> {
  return db
    .selectFrom('consultation_diagnosis')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('consultation_id', '=', consultationId)
    .orderBy('position')
    .execute();
}

/** In the order in which they were written, each with who wrote it. */
export function selectAmendments(db: Db, tenantId: string, consultationId: string) {
  return db
    .selectFrom('consultation_amendment')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.id', '=', 'consultation_amendment.amended_by')
        .on('user_account.tenant_id', '=', tenantId),
    )
    .selectAll('consultation_amendment')
    .select(sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('amended_by_name'))
    .where('consultation_amendment.tenant_id', '=', tenantId)
    .where('consultation_amendment.consultation_id', '=', consultationId)
    .orderBy('consultation_amendment.amended_at')
    .orderBy('consultation_amendment.id')
    .execute();
}

export async function insertNotes(
  db: Db,
  notes: readonly StoredNote[],
  diagnoses: readonly StoredDiagnosisOfNote[],
): Promise<void> {
  await db.insertInto('consultation_note').values(notes).execute();
  if (diagnoses.length > 0) await db.insertInto('consultation_diagnosis').values(diagnoses).execute();
}

export async function insertAmendments(db: Db, rows: readonly StoredAmendment[]): Promise<void> {
  await db.insertInto('consultation_amendment').values(rows).execute();
}

/** The codes of diagnoses of the hospital's list, by their ids. */
export async function selectCodes(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('diagnosis')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`id = any (${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
