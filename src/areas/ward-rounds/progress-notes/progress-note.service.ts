import { openRecord } from '#areas/patients/patients.public.ts';
import { findStay } from '#areas/vitals/vitals.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import { insertErrorMark, requireNoMark } from '#database/papers/error-mark.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperOf } from '#server/papers/paper.ts';
import type * as contract from './progress-note.contract.ts';
import type { ProgressNote, TypedNote } from './progress-note.contract.ts';
import * as queries from './progress-note.queries.ts';
import type { ProgressNoteRow } from './progress-note.queries.ts';
import { auditValues, toProgressNote, toVersion } from './progress-note.record.ts';

const progressNotePaper = paperOf<ProgressNoteRow, ProgressNote>({
  resource: 'progress_notes',
  topic: 'progress-notes',
  select: queries.selectProgressNote,
  toPaper: (_context, row) => toProgressNote(row),
});

export async function listProgressNotes(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listProgressNotes>,
): Promise<Page<ProgressNote>> {
  return mapPage(await queries.selectProgressNotes(db, tenantId, request), toProgressNote);
}

/** @throws AppError NOT_FOUND, for a note of another hospital as for one that never was. */
export async function getProgressNote(
  context: CallContext,
  { progressNoteId }: CallInput<typeof contract.getProgressNote>,
): Promise<CallOutput<typeof contract.getProgressNote>> {
  const { db, tenantId } = context;
  const row = await progressNotePaper.requireRow(context, progressNoteId);
  const versions = await queries.selectVersions(db, tenantId, progressNoteId);
  context.audit({
    action: 'VIEW',
    resource: 'progress_notes',
    resourceId: progressNoteId,
    newValues: { patientId: row.patient_id },
  });
  return {
    note: toProgressNote(row),
    patient: { id: row.patient_id, isRestricted: row.is_restricted, versions: versions.map(toVersion) },
  };
}

/**
 * Signs a note of a stay, also of one that has ended: a time outside of it is refused.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE for a stay that was cancelled, INVALID_INPUT at the field
 */
export async function signProgressNote(
  context: CallContext,
  { admissionId, notedAt, ...typed }: CallInput<typeof contract.signProgressNote>,
): Promise<ProgressNote> {
  const { db, tenantId, actor, clock } = context;
  const stay = await queries.selectStayOf(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  const patientId = stay.patient_id;
  await openRecord(context, patientId);
  if (stay.status === 'cancelled') throw new AppError('WRONG_STATE', { state: stay.status });
  const seen = await findStay(context, { patientId, admissionId, at: notedAt, field: 'notedAt' });
  const problems = await namedProblems(context, patientId, typed);
  const id = newId();
  const now = clock.now().toISOString();
  const note = {
    tenant_id: tenantId,
    id,
    patient_id: patientId,
    admission_id: admissionId,
    author_id: actor.userId,
    noted_at: seen.at,
    created_at: now,
  };
  const version = { ...textsOf(typed), problems, version: 1, reason: null };
  await queries.insertProgressNotes(db, [note], [signed(context, id, version)]);
  return written(context, id, 'SIGN');
}

/**
 * Signs the next version of a note; those before stay as they were.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE once it was entered in error, STALE with what is stored
 */
export async function amendProgressNote(
  context: CallContext,
  { progressNoteId, version, reason, ...typed }: CallInput<typeof contract.amendProgressNote>,
): Promise<ProgressNote> {
  const row = await progressNotePaper.requireRow(context, progressNoteId);
  await requireCounting(context, row);
  const stale = () => new AppError('STALE', { current: toProgressNote(row) });
  if (row.version !== version) throw stale();
  const problems = await namedProblems(context, row.patient_id, typed, row.problems);
  const next = { ...textsOf(typed), problems, version: version + 1, reason };
  await refusing(queries.insertVersions(context.db, [signed(context, progressNoteId, next)]), {
    progress_note_version_pkey: stale,
  });
  return written(context, progressNoteId, 'AMEND');
}

const answers = paperAnswers(progressNotePaper, {
  id: 'progressNoteId',
  document: 'progress-note',
  facts: ({ patient_id: patientId }) => ({ patientId }),
});

export const recordProgressNotePrint = answers.recordPrint();

/** @throws AppError RECORD_RESTRICTED */
export const markProgressNote = answers.markInError(async (context, row, reason) => {
  await requireCounting(context, row);
  await insertErrorMark(context, 'progress_note_error', { note_id: row.id, reason });
});

/** A note that counts, of a record that is open to the person who changes it. */
async function requireCounting(context: CallContext, row: ProgressNoteRow): Promise<void> {
  await openRecord(context, row.patient_id);
  requireNoMark(row);
}

function textsOf(typed: TypedNote): Pick<TypedNote, 'subjective' | 'objective' | 'assessment' | 'plan'> {
  const { subjective, objective, assessment, plan } = typed;
  return { subjective, objective, assessment, plan };
}

type Unsigned = Omit<
  Parameters<typeof queries.insertVersions>[1][number],
  'tenant_id' | 'note_id' | 'signed_by' | 'signed_at' | 'problems'
> &
  Pick<TypedNote, 'problems'>;

function signed({ tenantId, actor, clock }: CallContext, noteId: string, version: Unsigned) {
  return {
    ...version,
    tenant_id: tenantId,
    note_id: noteId,
    problems: queries.problemsText(version.problems),
    signed_by: actor.userId,
    signed_at: clock.now().toISOString(),
  };
}

/**
 * The problems as the patient's list calls them. One that an earlier version names keeps its name, whatever became of it.
 * @throws AppError NOT_FOUND for a problem of somebody else
 */
async function namedProblems(
  { db, tenantId }: CallContext,
  patientId: string,
  { problems }: TypedNote,
  before: ProgressNote['problems'] = [],
): Promise<TypedNote['problems']> {
  const ids = problems.flatMap(({ problemId }) => problemId ?? []);
  const listed = await queries.selectProblemTitles(db, tenantId, { patientId, ids });
  const titles = new Map([
    ...before.flatMap(({ problemId, title }) => (problemId === null ? [] : [[problemId, title] as const])),
    ...listed,
  ]);
  return problems.map((problem) => {
    if (problem.problemId === null) return problem;
    const title = titles.get(problem.problemId);
    if (title === undefined) throw new AppError('NOT_FOUND');
    return { ...problem, title };
  });
}

function written(context: CallContext, id: string, action: 'SIGN' | 'AMEND'): Promise<ProgressNote> {
  return progressNotePaper.changed(context, id, (note) => ({ action, newValues: auditValues(note) }));
}
