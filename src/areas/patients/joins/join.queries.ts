import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import { insertRow, type StoredRow } from '#database/joining/stored-rows.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, identifiedRows } from '#database/versioned-rows.ts';
import './join.tables.ts';

export const joinRows = identifiedRows('patient_join');

export type JoinRow = RowOf<'patient_join'>;

export type StoredJoin = Omit<JoinRow, 'undone_by' | 'undone_at' | 'undo_reason'>;

export async function insertJoin(db: Db, row: StoredJoin): Promise<void> {
  await db
    .insertInto('patient_join')
    .values({
      ...row,
      joined_row: JSON.stringify(row.joined_row),
      kept_before: JSON.stringify(row.kept_before),
      kept_after: JSON.stringify(row.kept_after),
      moved: JSON.stringify(row.moved),
      stood: JSON.stringify(row.stood),
      changed: JSON.stringify(row.changed),
    })
    .execute();
}

/** What the join did, once it is done. */
export async function writeDone(
  db: Db,
  { tenant_id, id, kept_after, moved, stood, changed }: StoredJoin,
): Promise<void> {
  await db
    .updateTable('patient_join')
    .set({
      kept_after: JSON.stringify(kept_after),
      moved: JSON.stringify(moved),
      stood: JSON.stringify(stood),
      changed: JSON.stringify(changed),
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function writeUndone(
  db: Db,
  { tenant_id, id }: JoinRow,
  undone: { by: string; at: string; reason: string },
): Promise<void> {
  await db
    .updateTable('patient_join')
    .set({ undone_by: undone.by, undone_at: undone.at, undo_reason: undone.reason })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The record as the database stores it; nobody else changes it, or adds to it, before the end of the transaction. */
export async function lockWhole(db: Db, tenantId: string, patientId: string): Promise<StoredRow | undefined> {
  const { rows } = await sql<{ row: StoredRow }>`select to_jsonb(patient) as row from patient
    where tenant_id = ${tenantId}::uuid and id = ${patientId}::uuid for update`.execute(db);
  return rows[0]?.row;
}

/** Takes away the record that was joined: everything of it is the other's. */
export async function deletePatient(db: Db, tenantId: string, patientId: string): Promise<void> {
  await sql`delete from patient where tenant_id = ${tenantId}::uuid and id = ${patientId}::uuid`.execute(db);
}

/** Puts it back as it was. */
export function insertPatientAgain(db: Db, row: StoredRow): Promise<void> {
  return insertRow(db, 'patient', row);
}

export interface ListedJoin {
  id: string;
  joined_row: StoredRow;
  reason: string;
  joined_at: string;
  joined_by_name: string;
  undone_at: string | null;
  undone_by_name: string | null;
  undo_reason: string | null;
}

/** The joins into a record, the newest first. */
export async function selectJoins(db: Db, tenantId: string, patientId: string): Promise<ListedJoin[]> {
  return db
    .selectFrom('patient_join')
    .select([
      ...(['patient_join.id', 'joined_row', 'reason', 'joined_at', 'undone_at', 'undo_reason'] as const),
      personName(tenantId, 'patient_join.joined_by').$notNull().as('joined_by_name'),
      personName(tenantId, 'patient_join.undone_by').as('undone_by_name'),
    ])
    .where('patient_join.tenant_id', '=', tenantId)
    .where('kept_id', '=', patientId)
    .orderBy('joined_at', 'desc')
    .orderBy('patient_join.id', 'desc')
    .execute();
}

/** The newest join into a record that stands. */
export async function selectLastJoinId(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('patient_join')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kept_id', '=', patientId)
    .where('undone_at', 'is', null)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

export interface FormerBearer {
  /** The record that holds the joined one now. */
  leads_to: string;
  joined_number: string;
}

/** The joined records that bear a number in full: that of a patient, a document or a phone. */
export async function selectFormerBearers(
  db: Db,
  tenantId: string,
  by: { number: string } | { keys: readonly string[] },
): Promise<FormerBearer[]> {
  const query = db
    .selectFrom('patient_join')
    .select(['leads_to', 'joined_number'])
    .where('tenant_id', '=', tenantId)
    .where('undone_at', 'is', null);
  if ('number' in by) return query.where('joined_number', '=', by.number).execute();
  return query
    .where(sql<boolean>`joined_keys && ${[...by.keys]}::text[]`)
    .limit(10)
    .execute();
}

/** The joined record from which a record came, as it was; the first one where it came over several. */
export async function selectIssuedAs(
  db: Db,
  tenantId: string,
  { patientId, table, recordId }: { patientId: string; table: string; recordId: string },
): Promise<StoredRow | null> {
  const row = await db
    .selectFrom('patient_join')
    .select('joined_row')
    .where('tenant_id', '=', tenantId)
    .where('leads_to', '=', patientId)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`moved @> ${JSON.stringify({ [table]: [{ id: recordId }] })}::jsonb`)
    .orderBy('joined_at')
    .orderBy('id')
    .executeTakeFirst();
  return row?.joined_row ?? null;
}
