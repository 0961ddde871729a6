import { readAllergies } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { lockCaseStatus, selectTeamMember } from '../papers/paper-case.queries.ts';
import type { CompletedContent } from './anesthesia.tables.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord, AnesthesiaSummary } from './anesthesia.contract.ts';
import {
  type AnesthesiaRow,
  anesthesiaRows,
  countByStatus,
  insertRecords,
  selectAnesthesia,
  selectEntries,
  selectOneAnesthesia,
} from './anesthesia.queries.ts';
import { toEntry, toSummary } from './anesthesia.record.ts';

export async function listAnesthesia(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listAnesthesia>,
): Promise<Page<AnesthesiaSummary>> {
  const rows = await selectAnesthesia(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toSummary) };
}

export async function countAnesthesia({ db, tenantId }: CallContext) {
  const counts = new Map((await countByStatus(db, tenantId)).map(({ status, count }) => [status, count]));
  return {
    planned: counts.get('planned') ?? 0,
    inProgress: counts.get('in_progress') ?? 0,
    completed: counts.get('completed') ?? 0,
    complicated: counts.get('complicated') ?? 0,
  };
}

/** @throws AppError NOT_FOUND */
export async function getAnesthesia(
  context: CallContext,
  { anesthesiaId }: CallInput<typeof contract.getAnesthesia>,
): Promise<AnesthesiaRecord> {
  const found = await readAnesthesia(context, anesthesiaId);
  context.audit({ action: 'VIEW', resource: 'anesthesia_records', resourceId: anesthesiaId });
  return found;
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
  context.audit({
    action: 'CREATE',
    resource: 'anesthesia_records',
    resourceId: id,
    newValues: { caseId, ...content },
  });
  context.announce('anesthesia-records');
  return readAnesthesia(context, id);
}

/** @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, STALE with the stored record */
export async function updateAnesthesia(
  context: CallContext,
  { anesthesiaId, version, ...content }: CallInput<typeof contract.updateAnesthesia>,
): Promise<AnesthesiaRecord> {
  const row = await lockOpen(context, anesthesiaId);
  await writeVersion(context, { row, version }, { content: JSON.stringify(content) });
  context.audit({
    action: 'UPDATE',
    resource: 'anesthesia_records',
    resourceId: anesthesiaId,
    ...changedFields({ ...row.content }, { ...content }),
  });
  return readAnesthesia(context, anesthesiaId);
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
  return requireRow(context, id);
}

/** Writes the next version. @throws AppError STALE with the stored record */
export async function writeVersion(
  context: CallContext,
  { row, version }: { row: AnesthesiaRow; version: number },
  values: Parameters<typeof anesthesiaRows.update>[2],
): Promise<void> {
  const { db, tenantId, clock } = context;
  const written = await anesthesiaRows.update(
    db,
    { tenantId, id: row.id, version, only: { status: row.status } },
    { ...values, updated_at: clock.now().toISOString() },
  );
  if (!written) throw new AppError('STALE', { current: await readAnesthesia(context, row.id) });
  context.announce('anesthesia-records');
}

/** The whole record with its chart. @throws AppError NOT_FOUND */
export async function readAnesthesia(context: CallContext, id: string): Promise<AnesthesiaRecord> {
  const { db, tenantId } = context;
  const row = await requireRow(context, id);
  const [entries, allergies] = await Promise.all([
    selectEntries(db, tenantId, id),
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
  const row = await requireRow(context, anesthesiaId);
  context.audit({
    action: 'PRINT',
    resource: 'anesthesia_records',
    resourceId: anesthesiaId,
    newValues: { document: 'anesthesia-record', output, patientId: row.patient_id },
  });
  return { recorded: true as const };
}

/** @throws AppError NOT_FOUND, for a record of another hospital as for one that never was. */
async function requireRow({ db, tenantId }: CallContext, id: string): Promise<AnesthesiaRow> {
  const row = await selectOneAnesthesia(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
