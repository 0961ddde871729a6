import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { errorMarkColumns, hasListedValidity } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import type { ProgressNote } from './progress-note.contract.ts';
import '../ward-rounds.tables.ts';

export type StoredNote = RowOf<'progress_note'>;
type StoredVersion = RowOf<'progress_note_version'>;

/** Notes with their newest version. */
function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('progress_note as note')
    .innerJoin('progress_note_version as said', (join) =>
      join
        .onRef('said.note_id', '=', 'note.id')
        .on('said.tenant_id', '=', tenantId)
        .on(
          sql<boolean>`not exists (select from progress_note_version later
            where later.tenant_id = ${tenantId}::uuid and later.note_id = note.id and later.version > said.version)`,
        ),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'note.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('progress_note_error as error', (join) =>
      join.onRef('error.note_id', '=', 'note.id').on('error.tenant_id', '=', tenantId),
    )
    .selectAll('note')
    .select([
      'said.version',
      'said.subjective',
      'said.objective',
      'said.assessment',
      'said.plan',
      'said.problems',
      'said.reason',
      'said.signed_at',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      personName(tenantId, 'note.author_id').$notNull().as('author_name'),
      personName(tenantId, 'said.signed_by').$notNull().as('signed_by_name'),
      ...errorMarkColumns(tenantId),
    ])
    .where('note.tenant_id', '=', tenantId);
}

export type ProgressNoteRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export interface ProgressNoteListRequest {
  patientId?: string | undefined;
  admissionId?: string | undefined;
  status?: (typeof validOrInError)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The latest first. */
export function selectProgressNotes(
  db: Db,
  tenantId: string,
  { patientId, admissionId, status, cursor, limit }: ProgressNoteListRequest,
): Promise<Page<ProgressNoteRow>> {
  let query = withNames(db, tenantId);
  if (patientId) query = query.where('note.patient_id', '=', patientId);
  if (admissionId) query = query.where('note.admission_id', '=', admissionId);
  if (status) query = query.where(hasListedValidity(status));
  return readPage(query, { cursor, limit }, { 'note.noted_at': 'timestamptz', 'note.id': 'uuid' }, 'desc');
}

export function selectProgressNote(
  db: Db,
  tenantId: string,
  id: string,
): Promise<ProgressNoteRow | undefined> {
  return withNames(db, tenantId).where('note.id', '=', id).executeTakeFirst();
}

/** More are never shown: nobody amends so often. */
const maxVersions = 100;

/** The newest first. */
export function selectVersions(db: Db, tenantId: string, noteId: string) {
  return db
    .selectFrom('progress_note_version as said')
    .selectAll('said')
    .select(personName(tenantId, 'said.signed_by').$notNull().as('signed_by_name'))
    .where('said.tenant_id', '=', tenantId)
    .where('said.note_id', '=', noteId)
    .orderBy('said.version', 'desc')
    .limit(maxVersions)
    .execute();
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

/** A version whose problems are JSON already. */
export type NewVersion = Omit<StoredVersion, 'problems'> & { problems: string };

/** The problems of a version as they are stored. */
export function problemsText(problems: ProgressNote['problems']): string {
  return JSON.stringify(problems);
}

export async function insertProgressNotes(
  db: Db,
  notes: readonly StoredNote[],
  versions: readonly NewVersion[],
): Promise<void> {
  await db.insertInto('progress_note').values(notes).execute();
  await insertVersions(db, versions);
}

export async function insertVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  await db.insertInto('progress_note_version').values(versions).execute();
}

/** What the problem list of a patient calls these problems; those that were entered in error are left out. */
export async function selectProblemTitles(
  db: Db,
  tenantId: string,
  { patientId, ids }: { patientId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`
    select problem.id, problem.title from patient_problem problem
    where problem.tenant_id = ${tenantId}::uuid and problem.patient_id = ${patientId}::uuid
      and problem.id = any (${[...ids]}::uuid[]) and problem.status <> 'entered-in-error'`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Whose stay it is; undefined when the hospital has none of this id. */
export async function selectStayOf(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<{ patient_id: string; status: string } | undefined> {
  const { rows } = await sql<{ patient_id: string; status: string }>`
    select admission.patient_id, admission.status from admission
    where admission.tenant_id = ${tenantId}::uuid and admission.id = ${admissionId}::uuid`.execute(db);
  return rows[0];
}
