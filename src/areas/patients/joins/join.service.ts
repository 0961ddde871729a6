import { appendSteps } from '#database/counting/open-steps.ts';
import { counterSteps } from '#database/counters.ts';
import { refusing, sqlState } from '#database/constraint-errors.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { dropLeft, foldRows } from '#database/joining/folding.ts';
import { findGoingBack } from '#database/joining/going-back.ts';
import { findKept, leadBack, leadOn } from '#database/joining/joined-ids.ts';
import { moveRows, type NamedRows, readRows } from '#database/joining/move-rows.ts';
import type { StoredRow } from '#database/joining/stored-rows.ts';
import { unfoldRows } from '#database/joining/unfolding.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { findJoinBlockers } from '#server/points/join-blockers.ts';
import { readRegistered } from '../allergies/registering.service.ts';
import { addSteps, patientSteps } from '../figures/patient.figures.ts';
import type { Patient } from '../patients/patient.contract.ts';
import { statusWith } from '../patients/patient-facts.rules.ts';
import { refuseImpossibleFacts } from '../patients/patient-day.service.ts';
import { type PatientRow, patientRows } from '../patients/patient.queries.ts';
import { derivedColumns, keysOf, toPatient } from '../patients/patient.record.ts';
import { patientTopic, restrictionTopic } from '../patients/patient.rules.ts';
import { openRecord } from '../restrictions/record-access.service.ts';
import type * as contract from './join.contract.ts';
import {
  deletePatient,
  insertJoin,
  insertPatientAgain,
  joinRows,
  type JoinRow,
  lockWhole,
  selectLastJoinId,
  type StoredJoin,
  writeDone,
  writeUndone,
} from './join.queries.ts';
import { joinedFacts, nameOf, undoableUntil } from './join.rules.ts';

/** Opened screens that show what moves between records. */
const topicsOfRecords: readonly Topic[] = [
  'patients',
  'admissions',
  'anesthesia-records',
  'appointments',
  'care-plans',
  'consultations',
  'deposits',
  'doses',
  'fluids',
  'invoices',
  'lab-orders',
  'lab-results',
  'nursing-assessments',
  'nursing-notes',
  'nursing-tasks',
  'operative-notes',
  'payments',
  'prescriptions',
  'progress-notes',
  'referrals',
  'stay-charges',
  'surgical-cases',
  'vital-signs',
  'ward-orders',
  'wounds',
];

async function openPatient(context: CallContext, patientId: string): Promise<Patient> {
  const { row } = await openRecord(context, patientId);
  const known = await readRegistered(context.db, context.tenantId, [patientId]);
  return toPatient(row, todayOf(context), known(patientId));
}

export async function previewJoin(
  context: CallContext,
  { patientId, joinedId }: CallInput<typeof contract.previewJoin>,
) {
  refuseOne(patientId, joinedId);
  const kept = await openPatient(context, patientId);
  const joined = await openPatient(context, joinedId);
  const blockers = await findJoinBlockers(context, { keptId: patientId, joinedId });
  for (const id of [patientId, joinedId]) {
    context.audit({ action: 'VIEW', resource: 'patients', resourceId: id });
  }
  return { kept, joined, blockers };
}

/**
 * Makes one record of two. Both are locked first, so nothing is added to either meanwhile: what comes for the joined
 * one later finds no such patient, and is led on to the kept one.
 * @throws AppError JOIN_BLOCKED with what stands against it, STALE, RECORD_RESTRICTED, JOIN_OF_ONE
 */
export async function joinPatients(
  context: CallContext,
  input: CallInput<typeof contract.joinPatients>,
): Promise<Patient> {
  const { db, tenantId, actor, clock } = context;
  const { patientId: keptId, joinedId, takes, reason } = input;
  refuseOne(keptId, joinedId);
  const whole = await lockBoth(context, keptId, joinedId);
  const kept = await openPatient(context, keptId);
  const joined = await openPatient(context, joinedId);
  if (kept.version !== input.version) throw new AppError('STALE', { current: kept });
  if (joined.version !== input.joinedVersion) throw new AppError('STALE', { current: joined });
  const blockers = await findJoinBlockers(context, { keptId, joinedId });
  if (blockers.length > 0) throw new AppError('JOIN_BLOCKED', { blockers });
  const facts = joinedFacts(kept, joined, takes);
  refuseImpossibleFacts(context, facts);
  refuseStateChange(actor, 'patient', kept.status, facts.status);

  const at = clock.now().toISOString();
  const join: StoredJoin = {
    ...{ tenant_id: tenantId, id: newId(), kept_id: keptId, joined_id: joinedId },
    leads_to: keptId,
    joined_number: joined.patientNumber,
    joined_keys: joined.isRestricted ? [] : Object.values(keysOf(joined)).filter((key) => key !== null),
    ...{ joined_row: whole.joined, kept_before: whole.kept, kept_after: whole.kept },
    stood: await readRows(db, tenantId, keptId),
    ...{ moved: {}, changed: [], reason, joined_by: actor.userId, joined_at: at },
  };
  await refusing(insertJoin(db, join), { patient_join_once: () => new AppError('NOT_FOUND') });
  await leadOn(db, tenantId, { joinedId, keptId });
  const { moved, changed } = await joinRowsOf(context, join);
  const row = await writeFacts(context, facts, kept.version);
  const keptAfter = (await lockWhole(db, tenantId, keptId))!;
  await writeDone(db, { ...join, moved, changed, kept_after: keptAfter });

  const after = await openPatient(context, keptId);
  count(context, { kept, after, joined, step: -1 });
  context.audit({
    action: 'JOIN',
    resource: 'patients',
    resourceId: row.id,
    oldValues: { patientNumber: joined.patientNumber, name: nameOf(joined), joinedId },
    newValues: { reason, takes, joinId: join.id, moved: countsOf(moved) },
  });
  announce(context, [keptId, joinedId]);
  return after;
}

/** All rows of the joined record become the kept one's, and the record goes. */
async function joinRowsOf({ db }: CallContext, join: StoredJoin) {
  const { tenant_id: tenantId, kept_id: keptId, joined_id: joinedId } = join;
  const folded = await foldRows(db, {
    ...{ tenantId, keptId, joinedId, at: join.joined_at },
    joinedNumber: join.joined_number,
  });
  const moved = await undoneForOthers(
    moveRows(db, { tenantId, fromId: joinedId, toId: keptId }, undefined, folded.left),
  );
  await dropLeft(db, folded);
  await undoneForOthers(deletePatient(db, tenantId, joinedId));
  return { moved, changed: folded.changed };
}

/**
 * A row that somebody added meanwhile to one that moved, without naming the patient's record itself, breaks a reference:
 * the whole transaction begins again, and then sees it.
 */
async function undoneForOthers<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (sqlState(error) !== '23503') throw error;
    throw Object.assign(new Error('Rows were added to a record that is joined.', { cause: error }), {
      code: '40001',
    });
  }
}

/**
 * Undoes the newest join of a record. What came from the joined record goes back, with what was made from it since; what
 * else was added since stays.
 * @throws AppError JOIN_UNDONE, JOIN_TOO_OLD, JOIN_NOT_LAST, JOIN_TANGLED with the tables that hold both together
 */
export async function undoJoin(
  context: CallContext,
  { patientId: keptId, joinId, reason }: CallInput<typeof contract.undoJoin>,
): Promise<Patient> {
  const { db, tenantId, actor, clock } = context;
  const whole = await lockWhole(db, tenantId, keptId);
  const join = await joinRows.lock(db, tenantId, joinId);
  const before = await openPatient(context, keptId);
  await refuseUndoing(context, join, keptId);
  const stored = join!;
  const found = await findGoingBack(db, tenantId, keptId, stored);
  if ('tangled' in found) throw new AppError('JOIN_TANGLED', { tables: found.tangled });

  const at = clock.now().toISOString();
  const joinedId = stored.joined_id;
  await insertPatientAgain(db, stored.joined_row);
  await writeUndone(db, stored, { by: actor.userId, at, reason });
  await leadBack(db, tenantId, joinedId);
  const unfolding = unfoldRows(db, { tenantId, keptId, joinedId, at, ...found, changed: stored.changed });
  await refusing(undoneForOthers(unfolding), {
    deposit_account_covered: () => new AppError('JOIN_TANGLED', { tables: ['deposit_account'] }),
  });
  const facts = await separateFacts(context, stored, whole!);
  refuseStateChange(actor, 'patient', before.status, facts.status);
  await writeFacts(context, facts, before.version);

  const kept = await openPatient(context, keptId);
  const row = (await patientRows.select(db, tenantId, joinedId))!;
  const joined = toPatient(row, todayOf(context), (await readRegistered(db, tenantId, [joinedId]))(joinedId));
  count(context, { kept: before, after: kept, joined, step: 1 });
  context.audit({
    action: 'UNDO_JOIN',
    resource: 'patients',
    resourceId: keptId,
    newValues: {
      ...{ patientNumber: joined.patientNumber, name: nameOf(joined), joinedId, reason, joinId },
      moved: countsOf(found.going),
    },
  });
  announce(context, [keptId, joinedId]);
  return kept;
}

async function refuseUndoing(context: CallContext, join: JoinRow | undefined, keptId: string): Promise<void> {
  const { db, tenantId, clock } = context;
  if (!join) throw new AppError('NOT_FOUND');
  if (join.kept_id !== keptId) {
    const led = await findKept(db, tenantId, [join.kept_id]);
    throw new AppError(led.get(join.kept_id) === keptId ? 'JOIN_NOT_LAST' : 'NOT_FOUND');
  }
  if (join.undone_at !== null) throw new AppError('JOIN_UNDONE');
  if (undoableUntil(join.joined_at) < clock.now().toISOString()) throw new AppError('JOIN_TOO_OLD');
  if ((await selectLastJoinId(db, tenantId, keptId)) !== join.id) throw new AppError('JOIN_NOT_LAST');
}

/** The kept record with what the join had made of it taken back; what was changed since stays. */
async function separateFacts(
  { db, tenantId, ...context }: CallContext,
  { kept_id: id, kept_before: before, kept_after: made }: JoinRow,
  now: StoredRow,
): Promise<Patient> {
  const row = (await patientRows.select(db, tenantId, id))!;
  const same = Object.keys(before).filter((column) => now[column] === made[column] && !counted.has(column));
  const separate = { ...row, ...Object.fromEntries(same.map((column) => [column, before[column]])) };
  const known = await readRegistered(db, tenantId, [id]);
  const facts = toPatient(separate, todayOf(context), known(id));
  return { ...facts, status: statusWith(facts.dateOfDeath, facts.status) };
}

/** Columns that go on by themselves. */
const counted: ReadonlySet<string> = new Set(['tenant_id', 'id', 'created_at', 'updated_at', 'version']);

async function writeFacts(
  { db, tenantId, clock }: CallContext,
  facts: Patient,
  version: number,
): Promise<PatientRow> {
  const row = await patientRows.update(
    db,
    { tenantId, id: facts.id, version },
    { ...derivedColumns(facts), status: facts.status, updated_at: clock.now().toISOString() },
  );
  return row!;
}

/** Locks both in the same order for everybody, so that two joins of the same records wait for each other. */
async function lockBoth({ db, tenantId }: CallContext, keptId: string, joinedId: string) {
  const [first, second] = [keptId, joinedId].toSorted();
  const rows = new Map<string, StoredRow | undefined>();
  for (const id of [first!, second!]) rows.set(id, await lockWhole(db, tenantId, id));
  const [kept, joined] = [rows.get(keptId), rows.get(joinedId)];
  if (!kept || !joined) throw new AppError('NOT_FOUND');
  return { kept, joined };
}

function refuseOne(keptId: string, joinedId: string): void {
  if (keptId === joinedId) throw new AppError('JOIN_OF_ONE');
}

/** Keeps what is counted of patients in step: the joined record is one of them or not. */
function count(
  context: CallContext,
  change: { kept: Patient; after: Patient; joined: Patient; step: 1 | -1 },
): void {
  const { db, tenantId, actor } = context;
  const { kept, after, joined, step } = change;
  const ofJoined = step === 1 ? patientSteps(null, joined) : patientSteps(joined, null);
  const registeredOn = dateIn(actor.timeZone, new Date(joined.createdAt));
  context.sendOff(
    appendSteps(db, tenantId, [
      ...counterSteps({ ...addSteps([patientSteps(kept, after), ofJoined]), 'patients.total': step }),
      ...figureSteps(registeredOn, { 'patients.registered': step }),
    ]),
  );
}

function countsOf(rows: NamedRows): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).map(([table, names]) => [table, names.length]));
}

function announce(context: CallContext, patientIds: readonly string[]): void {
  for (const topic of topicsOfRecords) context.announce(topic);
  for (const id of patientIds) {
    context.announce(patientTopic(id));
    context.announce(`allergies/${id}`);
    context.announce(`problems/${id}`);
    context.announce(restrictionTopic(id));
  }
}
