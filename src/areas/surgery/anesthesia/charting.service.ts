import { acceptRoutineTime } from '#areas/settings/settings.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { type CheckReason, withReasons } from '#kernel/care/medicine-check.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { checkMedicines } from '#server/points/check-medicines.ts';
import { mayLeaveRecovery } from './scales/aldrete.ts';
import { type EntryFacts, type StoredFacts, vitalNames } from './content/anesthesia-entry.contract.ts';
import { lockCase } from '../papers/paper-case.queries.ts';
import { requireSignIn } from '../checklists/phases/phase-gate.service.ts';
import { followCharges } from '../charges/following/follow-charges.service.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord } from './anesthesia.contract.ts';
import { issue } from './anesthesia.issues.ts';
import { insertCompletions, insertEntries, insertEntryError, selectEntries } from './anesthesia.queries.ts';
import { toEntry } from './anesthesia.record.ts';
import { lastAldrete } from './anesthesia.rules.ts';
import { anesthesiaPaper, knownAllergiesOf, lockOpen, writeAnesthesia } from './anesthesia.service.ts';

/** A device whose clock is this much ahead of the server's has a clock ahead, and means now. */
const clockAheadMs = 10 * 60_000;

/** The time that is meant, never after now. @throws AppError INVALID_INPUT at the field */
function timeOf({ clock }: CallContext, field: string, typed: string | undefined): string {
  const now = clock.now();
  if (typed === undefined) return now.toISOString();
  const ahead = Date.parse(typed) - now.getTime();
  if (ahead > clockAheadMs) throw invalidFields({ [field]: issue('inFuture') });
  return ahead > 0 ? now.toISOString() : typed;
}

/**
 * @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, WRONG_STATE for one that has begun, STALE, INVALID_INPUT,
 * SAFETY_CHECKS_MISSING before the Sign In
 */
export async function startAnesthesia(
  context: CallContext,
  { anesthesiaId, version, startTime }: CallInput<typeof contract.startAnesthesia>,
): Promise<AnesthesiaRecord> {
  const row = await lockOpen(context, anesthesiaId);
  await requireSignIn(context, row.case_id);
  requireStatus(row.status, ['planned']);
  const start_time = timeOf(context, 'startTime', startTime);
  await acceptRoutineTime(context, { field: 'startTime', at: start_time });
  await writeAnesthesia(context, { row, version }, { status: 'in_progress', start_time });
  return anesthesiaPaper.changed(context, anesthesiaId, {
    action: 'UPDATE',
    oldValues: { status: 'planned' },
    newValues: { status: 'in_progress', startTime: start_time, caseId: row.case_id },
  });
}

/**
 * Adds to the chart under a lock of the record, so that nothing comes in beside its completion.
 * @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, WRONG_STATE before the start, INVALID_INPUT at the field,
 * SAFETY_STOP for a medicine that an allergy stops and that has no reason
 */
export async function addAnesthesiaEntry(
  context: CallContext,
  { anesthesiaId, at: typed, facts: written, reasons }: CallInput<typeof contract.addAnesthesiaEntry>,
): Promise<AnesthesiaRecord> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockOpen(context, anesthesiaId);
  if (row.start_time === null) throw new AppError('WRONG_STATE', { status: row.status });
  const at = timeOf(context, 'at', typed);
  if (at < row.start_time) throw invalidFields({ at: issue('beforeStart') });
  refuseVitals(written);
  const facts = await checked(context, row.patient_id, written, reasons);
  const id = newId();
  await insertEntries(db, [
    {
      tenant_id: tenantId,
      id,
      record_id: anesthesiaId,
      kind: facts.kind,
      at,
      facts: JSON.stringify(facts),
      entered_by: actor.userId,
      created_at: clock.now().toISOString(),
    },
  ]);
  return anesthesiaPaper.changed(context, anesthesiaId, {
    action: 'UPDATE',
    newValues: { entryId: id, at, ...facts },
  });
}

/** What is given, with what the patient's allergies say of it. @throws AppError SAFETY_STOP */
async function checked(
  context: CallContext,
  patientId: string,
  facts: EntryFacts,
  reasons: readonly CheckReason[],
): Promise<StoredFacts> {
  if (facts.kind !== 'medication' && facts.kind !== 'fluid') return facts;
  const isMedicine = facts.kind === 'medication';
  const name = isMedicine ? facts.medication : facts.name;
  // A fluid without a name is what its kind says; urine and lost blood have none that is given.
  if (name === '') return { ...facts, checks: [] };
  const medicines = [{ name, isSupply: !isMedicine }];
  const [found = []] = await checkMedicines(context, { patientId, medicines });
  return { ...facts, checks: withReasons(found, reasons) };
}

function refuseVitals(facts: EntryFacts): void {
  if (facts.kind !== 'vitals') return;
  if (vitalNames.every((name) => facts[name] === undefined)) {
    throw invalidFields({ 'facts.heartRate': issue('nothingMeasured') });
  }
  const { systolic, diastolic } = facts;
  if (systolic !== undefined && diastolic !== undefined && systolic < diastolic) {
    throw invalidFields({ 'facts.systolic': issue('upperBelowLower') });
  }
}

/**
 * @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, WRONG_STATE where the whole record is entered in error, ENTERED_IN_ERROR
 * for an entry that is marked already
 */
export async function markAnesthesiaEntry(
  context: CallContext,
  { anesthesiaId, entryId, reason }: CallInput<typeof contract.markAnesthesiaEntry>,
): Promise<AnesthesiaRecord> {
  const { db, tenantId, actor, clock } = context;
  await lockOpen(context, anesthesiaId);
  const entries = await selectEntries(db, tenantId, anesthesiaId);
  if (!entries.some(({ id }) => id === entryId)) throw new AppError('NOT_FOUND');
  const mark = {
    tenant_id: tenantId,
    entry_id: entryId,
    reason,
    marked_by: actor.userId,
    marked_at: clock.now().toISOString(),
  };
  await refusing(insertEntryError(db, mark), {
    anesthesia_entry_error_pkey: () => new AppError('ENTERED_IN_ERROR'),
  });
  return anesthesiaPaper.changed(context, anesthesiaId, {
    action: 'UPDATE',
    newValues: { entryId, reason },
  });
}

/**
 * Ends the anesthesia; from then on the database keeps the record as it is. Whoever had more than local anesthesia
 * leaves recovery with an Aldrete score of 9 or more, or with a reason.
 * @throws AppError NOT_FOUND, ANESTHESIA_COMPLETED, WRONG_STATE before the start, RECOVERY_TOO_EARLY, STALE, INVALID_INPUT
 */
export async function completeAnesthesia(
  context: CallContext,
  { anesthesiaId, version, endTime, recoveryException }: CallInput<typeof contract.completeAnesthesia>,
): Promise<AnesthesiaRecord> {
  const { db, tenantId, actor, clock } = context;
  const { case_id } = await anesthesiaPaper.requireRow(context, anesthesiaId);
  // The case first, as whoever marks the record does.
  await lockCase(context, case_id);
  const row = await lockOpen(context, anesthesiaId);
  if (row.start_time === null) throw new AppError('WRONG_STATE', { status: row.status });
  const end_time = timeOf(context, 'endTime', endTime);
  await acceptRoutineTime(context, { field: 'endTime', at: end_time });
  if (end_time < row.start_time) throw invalidFields({ endTime: issue('beforeStart') });
  const entries = (await selectEntries(db, tenantId, anesthesiaId)).map(toEntry);
  if (entries.some(({ at, errorReason }) => errorReason === null && at > end_time)) {
    throw invalidFields({ endTime: issue('beforeEntry') });
  }
  const total = lastAldrete(entries);
  const isReady = row.content.anesthesiaType === 'local' || (total !== null && mayLeaveRecovery(total));
  if (!isReady && recoveryException === null) throw new AppError('RECOVERY_TOO_EARLY', { total });
  const status = row.content.complications === '' ? ('completed' as const) : ('complicated' as const);
  await writeAnesthesia(context, { row, version }, { status, end_time, content: null });
  await insertCompletions(db, [
    {
      tenant_id: tenantId,
      record_id: anesthesiaId,
      case_id: row.case_id,
      anesthesiologist_id: row.anesthesiologist_id,
      record_status: status,
      start_time: row.start_time,
      end_time,
      content: JSON.stringify({
        content: row.content,
        ...(await knownAllergiesOf(context, row.patient_id)),
        recoveryException: isReady ? null : recoveryException,
      }),
      completed_by: actor.userId,
      completed_at: clock.now().toISOString(),
    },
  ]);
  await followCharges(context, row.case_id);
  return anesthesiaPaper.changed(context, anesthesiaId, {
    action: 'UPDATE',
    oldValues: { status: row.status },
    newValues: { status, endTime: end_time, aldrete: total, recoveryException, caseId: row.case_id },
  });
}
