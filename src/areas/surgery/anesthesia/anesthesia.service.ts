import { readAllergies } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import { countByStatus } from '#database/papers/count-by-status.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { lockCaseStatus, selectTeamMember } from '../papers/paper-case.queries.ts';
import type { CompletedContent } from './anesthesia.tables.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord, AnesthesiaSummary } from './anesthesia.contract.ts';
import {
  type AnesthesiaRow,
  anesthesiaRows,
  insertRecords,
  selectAnesthesia,
  selectEntries,
  selectOneAnesthesia,
} from './anesthesia.queries.ts';
import { toEntry, toSummary } from './anesthesia.record.ts';

export const anesthesiaPaper = paperOf<AnesthesiaRow, AnesthesiaRecord>({
  resource: 'anesthesia_records',
  topic: 'anesthesia-records',
  select: selectOneAnesthesia,
  toPaper: readWhole,
});

/** @throws AppError STALE with the stored record */
export const writeAnesthesia = paperWrites(anesthesiaPaper, anesthesiaRows);

export async function listAnesthesia(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listAnesthesia>,
): Promise<Page<AnesthesiaSummary>> {
  const rows = await selectAnesthesia(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toSummary) };
}

export async function countAnesthesia({ db, tenantId }: CallContext) {
  const count = await countByStatus(db, tenantId, 'anesthesia_record');
  return {
    planned: count('planned'),
    inProgress: count('in_progress'),
    completed: count('completed'),
    complicated: count('complicated'),
  };
}

/** @throws AppError NOT_FOUND */
export function getAnesthesia(
  context: CallContext,
  { anesthesiaId }: CallInput<typeof contract.getAnesthesia>,
): Promise<AnesthesiaRecord> {
  return anesthesiaPaper.view(context, anesthesiaId);
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a case that is over, ANESTHESIA_EXISTS */
export async function createAnesthesia(
  context: CallContext,
  { caseId, ...content }: CallInput<typeof contract.createAnesthesia>,
): Promise<AnesthesiaRecord> {
  const { db, tenantId, actor, clock } = context;
  const status = await lockCaseStatus(db, tenantId, caseId);
  if (!status) throw new AppError('NOT_FOUND');
  if (status === 'cancelled') throw new AppError('WRONG_STATE', { status });
  const named = await selectTeamMember(db, tenantId, { caseId, role: 'anesthesiologist' });
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    anesthesiologist_id: named ?? actor.userId,
    status: 'planned' as const,
    content: JSON.stringify(content),
    start_time: null,
    end_time: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusing(insertRecords(db, [row]), {
    anesthesia_record_of_case: () => new AppError('ANESTHESIA_EXISTS'),
  });
  return anesthesiaPaper.changed(context, id, { action: 'CREATE', newValues: { caseId, ...content } });
}

/** @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, STALE with the stored record */
export async function updateAnesthesia(
  context: CallContext,
  { anesthesiaId, version, ...content }: CallInput<typeof contract.updateAnesthesia>,
): Promise<AnesthesiaRecord> {
  const row = await lockOpen(context, anesthesiaId);
  await writeAnesthesia(context, { row, version }, { content: JSON.stringify(content) });
  return anesthesiaPaper.changed(context, anesthesiaId, {
    action: 'UPDATE',
    ...changedFields({ ...row.content }, { ...content }),
  });
}

/**
 * The record, which nobody adds to, changes or completes beside this transaction.
 * @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED
 */
export async function lockOpen(context: CallContext, id: string): Promise<AnesthesiaRow> {
  const { db, tenantId } = context;
  const locked = await anesthesiaRows.lock(db, tenantId, id);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.end_time !== null) throw new AppError('ANESTHESIA_COMPLETED');
  return anesthesiaPaper.requireRow(context, id);
}

/** The whole record with its chart. */
async function readWhole(context: CallContext, row: AnesthesiaRow): Promise<AnesthesiaRecord> {
  const [entries, allergies] = await Promise.all([
    selectEntries(context.db, context.tenantId, row.id),
    row.completed ?? knownAllergiesOf(context, row.patient_id),
  ]);
  return {
    ...toSummary(row),
    content: row.content,
    knownAllergies: allergies.knownAllergies,
    allergyState: allergies.allergyState ?? null,
    entries: entries.map(toEntry),
    recoveryException: row.completed?.recoveryException ?? null,
    completedByName: row.completed_by_name,
  };
}

/** What the patient is allergic to by the patient's own list, and its state, as the record carries them over. */
export async function knownAllergiesOf(
  context: CallContext,
  patientId: string,
): Promise<Required<Pick<CompletedContent, 'knownAllergies' | 'allergyState'>>> {
  const { state, rows } = await readAllergies(context, patientId);
  return {
    knownAllergies: rows.map(({ substance, reaction }) => [substance, reaction].filter(Boolean).join(': ')),
    allergyState: state,
  };
}

/** @throws AppError NOT_FOUND */
export async function recordAnesthesiaPrint(
  context: CallContext,
  { anesthesiaId, output }: CallInput<typeof contract.recordAnesthesiaPrint>,
) {
  const row = await anesthesiaPaper.requireRow(context, anesthesiaId);
  return anesthesiaPaper.printed(context, row, {
    document: 'anesthesia-record',
    output,
    patientId: row.patient_id,
  });
}
