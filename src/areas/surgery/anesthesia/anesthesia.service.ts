import { readAllergies } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import { countByStatus } from '#database/papers/count-by-status.ts';
import { enteredInError, insertErrorMark } from '#database/papers/error-mark.ts';
import { newRow, type RowOf } from '#database/versioned-rows.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { followCharges } from '../charges/following/follow-charges.service.ts';
import { lockCase, lockCaseStatus, selectTeamMember } from '../papers/paper-case.queries.ts';
import type { CompletedContent } from './anesthesia.tables.ts';
import * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord, AnesthesiaSummary } from './anesthesia.contract.ts';
import {
  anesthesiaAddenda,
  type AnesthesiaRow,
  anesthesiaRows,
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
  return mapPage(await selectAnesthesia(db, tenantId, request), toSummary);
}

export async function countAnesthesia({ db, tenantId }: CallContext) {
  const of = (is_in_error: boolean) => countByStatus(db, tenantId, 'anesthesia_record', { is_in_error });
  const [count, marked] = await Promise.all([of(false), of(true)]);
  return {
    planned: count('planned'),
    inProgress: count('in_progress'),
    completed: count('completed'),
    complicated: count('complicated'),
    enteredInError: contract.anesthesiaStatuses.reduce((sum, status) => sum + marked(status), 0),
  };
}

const answers = paperAnswers(anesthesiaPaper, {
  id: 'anesthesiaId',
  document: 'anesthesia-record',
  facts: ({ case_id: caseId, patient_id: patientId }) => ({ caseId, patientId }),
});

export const getAnesthesia = answers.get;
export const recordAnesthesiaPrint = answers.recordPrint();

/** @throws AppError NOT_FOUND, WRONG_STATE before it is completed and for one entered in error */
export const addAnesthesiaAddendum = answers.addAddendum(anesthesiaAddenda, async (context, { id }) => {
  const { status } = await lockCounting(context, id);
  requireStatus(status, ['completed', 'complicated']);
});

/**
 * From then on the record is changed by no path: the next version makes every form that is open elsewhere STALE. What was
 * charted on it counts nowhere, and an operation that is not billed yet is charged by the next record alone.
 * @throws AppError NOT_FOUND, WRONG_STATE for one that is marked already
 */
export const markAnesthesia = answers.markInError(async (context, { id, case_id }, reason) => {
  const { db, tenantId, clock } = context;
  // The case first, as whoever plans the next record does.
  await lockCase(context, case_id);
  const { version } = await lockCounting(context, id);
  const updated_at = clock.now().toISOString();
  await anesthesiaRows.update(db, { tenantId, id, version }, { is_in_error: true, updated_at });
  await insertErrorMark(context, 'anesthesia_record_error', { record_id: id, is_in_error: true, reason });
  await followCharges(context, case_id);
});

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
  const at = clock.now().toISOString();
  const row = newRow(
    { tenantId, at },
    {
      case_id: caseId,
      anesthesiologist_id: named ?? actor.userId,
      status: 'planned' as const,
      content: JSON.stringify(content),
      start_time: null,
      end_time: null,
      created_by: actor.userId,
    },
  );
  await refusing(anesthesiaRows.insert(db, [row]), {
    anesthesia_record_of_case: () => new AppError('ANESTHESIA_EXISTS'),
  });
  return anesthesiaPaper.changed(context, row.id, { action: 'CREATE', newValues: { caseId, ...content } });
}

/** @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, WRONG_STATE for one entered in error, STALE with the stored record */
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
 * @throws AppError NOT_FOUND, WRONG_STATE for one entered in error, ANESTHESIA_COMPLETED
 */
export async function lockOpen(context: CallContext, id: string): Promise<AnesthesiaRow> {
  const { end_time } = await lockCounting(context, id);
  if (end_time !== null) throw new AppError('ANESTHESIA_COMPLETED');
  return anesthesiaPaper.requireRow(context, id);
}

/** @throws AppError NOT_FOUND, WRONG_STATE for one entered in error, whether it was completed or not */
async function lockCounting({ db, tenantId }: CallContext, id: string): Promise<RowOf<'anesthesia_record'>> {
  const locked = await anesthesiaRows.lock(db, tenantId, id);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.is_in_error) throw enteredInError();
  return locked;
}

/** The whole record with its chart. */
async function readWhole(context: CallContext, row: AnesthesiaRow): Promise<AnesthesiaRecord> {
  const { db, tenantId } = context;
  const [entries, allergies, addenda] = await Promise.all([
    selectEntries(db, tenantId, row.id),
    row.completed ?? knownAllergiesOf(context, row.patient_id),
    row.completed ? anesthesiaAddenda.select(db, tenantId, row.id) : [],
  ]);
  return {
    ...toSummary(row),
    content: row.content,
    knownAllergies: allergies.knownAllergies,
    allergyState: allergies.allergyState ?? null,
    entries: entries.map(toEntry),
    recoveryException: row.completed?.recoveryException ?? null,
    completedByName: row.completed_by_name,
    addenda,
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
