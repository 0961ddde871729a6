import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { addendaOf } from '#database/papers/addenda.ts';
import { errorMarkColumns, hasListedStatus } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import type { noteFilters } from './note.contract.ts';
import type { SignedContent } from './note.tables.ts';

export const noteRows = versionedRows('operative_note');
export const noteAddenda = addendaOf('operative_note_addendum', 'note_id');

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('operative_note as note', (join) =>
      join.onRef('note.case_id', '=', 'surgical_case.id').on('note.tenant_id', '=', tenantId),
    )
    .leftJoin('operative_note_text as signed', (join) =>
      join.onRef('signed.note_id', '=', 'note.id').on('signed.tenant_id', '=', tenantId),
    )
    .leftJoin('operative_note_error as error', (join) =>
      join.onRef('error.note_id', '=', 'note.id').on('error.tenant_id', '=', tenantId),
    )
    .select([
      'note.id',
      'note.surgeon_id',
      'note.note_type',
      'note.status',
      'note.dictated_at',
      'note.transcribed_at',
      'note.signed_at',
      'note.created_by',
      'note.created_at',
      'note.updated_at',
      'note.version',
      personName(tenantId, 'note.surgeon_id').$notNull().as('note_surgeon_name'),
      ...errorMarkColumns(tenantId),
      sql<SignedContent>`coalesce(signed.content, note.draft)`.as('content'),
    ]);
}

export type NoteRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

export interface NoteListRequest {
  caseId?: string | undefined;
  status?: (typeof noteFilters)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectNotes(
  db: Db,
  tenantId: string,
  { caseId, status, cursor, limit }: NoteListRequest,
): Promise<NoteRow[]> {
  let query = withCases(db, tenantId);
  if (caseId) query = query.where('note.case_id', '=', caseId);
  if (status) query = query.where(hasListedStatus('note.status', status));
  return selectPage(
    query,
    { cursor, limit },
    { 'note.created_at': 'timestamptz', 'note.id': 'uuid' },
    'desc',
  );
}

export function selectNote(db: Db, tenantId: string, id: string): Promise<NoteRow | undefined> {
  return withCases(db, tenantId).where('note.id', '=', id).executeTakeFirst();
}

type NewText = Omit<RowOf<'operative_note_text'>, 'content'> & { content: string };

export async function insertSignedTexts(db: Db, rows: readonly NewText[]): Promise<void> {
  await db.insertInto('operative_note_text').values(rows).execute();
}
