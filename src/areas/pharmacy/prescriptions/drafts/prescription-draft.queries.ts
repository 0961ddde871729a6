import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../../pharmacy.tables.ts';

type NewDraft = Omit<RowOf<'prescription_draft'>, 'content'> & { content: string };

export const draftRows = versionedRows('prescription_draft');

function withPatient(db: Db, tenantId: string) {
  return db
    .selectFrom('prescription_draft')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'prescription_draft.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('prescription_draft')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
    ])
    .where('prescription_draft.tenant_id', '=', tenantId);
}

export type DraftRow = Awaited<ReturnType<ReturnType<typeof withPatient>['execute']>>[number];

interface OwnDrafts {
  prescriberId: string;
  patientId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Somebody's own drafts, the newest first. */
export function selectDrafts(db: Db, tenantId: string, request: OwnDrafts): Promise<Page<DraftRow>> {
  let query = withPatient(db, tenantId).where('prescription_draft.prescriber_id', '=', request.prescriberId);
  if (request.patientId) query = query.where('prescription_draft.patient_id', '=', request.patientId);
  return readPage(
    query,
    request,
    { 'prescription_draft.updated_at': 'timestamptz', 'prescription_draft.id': 'uuid' },
    'desc',
  );
}

interface OwnDraft {
  id: string;
  prescriberId: string;
}

/** A draft of this person; undefined for one of somebody else. */
export function selectDraft(
  db: Db,
  tenantId: string,
  { id, prescriberId }: OwnDraft,
): Promise<DraftRow | undefined> {
  return withPatient(db, tenantId)
    .where('prescription_draft.id', '=', id)
    .where('prescription_draft.prescriber_id', '=', prescriberId)
    .executeTakeFirst();
}

export async function insertDrafts(db: Db, rows: readonly NewDraft[]): Promise<void> {
  await db.insertInto('prescription_draft').values(rows).execute();
}

/** Deletes a draft of this person and returns it; undefined when there was none. */
export function deleteDraft(
  db: Db,
  tenantId: string,
  { id, prescriberId }: OwnDraft,
): Promise<RowOf<'prescription_draft'> | undefined> {
  return db
    .deleteFrom('prescription_draft')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('prescriber_id', '=', prescriberId)
    .returningAll()
    .executeTakeFirst();
}
