import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { addendaOf } from '#database/papers/addenda.ts';
import { errorMarkColumns, hasListedStatus } from '#database/papers/error-mark.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import type { AnesthesiaContent } from './content/anesthesia-content.contract.ts';
import type { anesthesiaFilters } from './anesthesia.contract.ts';
import './anesthesia.tables.ts';

export const anesthesiaRows = versionedRows('anesthesia_record');
export const anesthesiaAddenda = addendaOf('anesthesia_addendum', 'record_id');

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('anesthesia_record as record', (join) =>
      join.onRef('record.case_id', '=', 'surgical_case.id').on('record.tenant_id', '=', tenantId),
    )
    .leftJoin('anesthesia_completion as completion', (join) =>
      join.onRef('completion.record_id', '=', 'record.id').on('completion.tenant_id', '=', tenantId),
    )
    .leftJoin('anesthesia_record_error as error', (join) =>
      join.onRef('error.record_id', '=', 'record.id').on('error.tenant_id', '=', tenantId),
    )
    .select([
      'record.id',
      'record.anesthesiologist_id',
      'record.status',
      'record.start_time',
      'record.end_time',
      'record.created_at',
      'record.updated_at',
      'record.version',
      personName(tenantId, 'record.anesthesiologist_id').$notNull().as('anesthesiologist_name'),
      sql<AnesthesiaContent>`coalesce(completion.content -> 'content', record.content)`.as('content'),
      'completion.content as completed',
      personName(tenantId, 'completion.completed_by').as('completed_by_name'),
      ...errorMarkColumns(tenantId),
    ]);
}

export type AnesthesiaRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

export interface AnesthesiaListRequest {
  caseId?: string | undefined;
  status?: (typeof anesthesiaFilters)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export function selectAnesthesia(
  db: Db,
  tenantId: string,
  { caseId, status, cursor, limit }: AnesthesiaListRequest,
): Promise<Page<AnesthesiaRow>> {
  let query = withCases(db, tenantId);
  if (caseId) query = query.where('record.case_id', '=', caseId);
  if (status) query = query.where(hasListedStatus('record.status', status));
  return readPage(
    query,
    { cursor, limit },
    { 'record.created_at': 'timestamptz', 'record.id': 'uuid' },
    'desc',
  );
}

export function selectOneAnesthesia(
  db: Db,
  tenantId: string,
  id: string,
): Promise<AnesthesiaRow | undefined> {
  return withCases(db, tenantId).where('record.id', '=', id).executeTakeFirst();
}

/** The chart in the order of its times, each entry with who made it and why it does not count. */
export function selectEntries(db: Db, tenantId: string, anesthesiaId: string) {
  return db
    .selectFrom('anesthesia_entry as entry')
    .leftJoin('anesthesia_entry_error as mark', (join) =>
      join.onRef('mark.entry_id', '=', 'entry.id').on('mark.tenant_id', '=', tenantId),
    )
    .select([
      'entry.id',
      'entry.at',
      'entry.facts',
      'mark.reason as error_reason',
      personName(tenantId, 'entry.entered_by').$notNull().as('entered_by_name'),
    ])
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.record_id', '=', anesthesiaId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .limit(maxEntries)
    .execute();
}

/** More than a day of entries every minute. */
export const maxEntries = 5000;

type NewCompletion = Omit<RowOf<'anesthesia_completion'>, 'content'> & { content: string };
type NewEntry = Omit<RowOf<'anesthesia_entry'>, 'facts'> & { facts: string };

export async function insertCompletions(db: Db, rows: readonly NewCompletion[]): Promise<void> {
  await db.insertInto('anesthesia_completion').values(rows).execute();
}

export async function insertEntries(db: Db, rows: readonly NewEntry[]): Promise<void> {
  await db.insertInto('anesthesia_entry').values(rows).execute();
}

export async function insertEntryError(db: Db, row: RowOf<'anesthesia_entry_error'>): Promise<void> {
  await db.insertInto('anesthesia_entry_error').values(row).execute();
}
