import { acceptRoutineTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { CaseRow } from '../cases/case.queries.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { requireCase } from '../cases/case.service.ts';
import { onlyKey, theatreQuarters, type TheatreTimes } from '../charges/charge.rules.ts';
import { requireSignIn, requireTimeOut } from '../checklists/phases/phase-gate.service.ts';
import { followCharges, refuseBilled } from '../charges/following/follow-charges.service.ts';
import { lockCase } from '../papers/paper-case.queries.ts';
import { occupyTheatre, releaseTheatre } from '../theatres/theatre-use.service.ts';
import { type Course, delay, entry, type Milestone, milestones } from './milestone.contract.ts';
import type * as contract from './milestone.contract.ts';
import { issue } from './milestone.issues.ts';
import * as queries from './milestone.queries.ts';
import { type CourseTimes, fittedTime, isInTheatre, outOfOrder } from './milestone.rules.ts';

export async function getCourse(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCourse>,
): Promise<Course> {
  return readCourse(context, await requireCase(context, caseId));
}

/**
 * @throws AppError STALE with the stored course, WRONG_STATE before the case is confirmed or when it does not take
 * place, INVALID_INPUT at the field, THEATRE_OCCUPIED when the anaesthesia would start beside another case,
 * SAFETY_CHECKS_MISSING for the anaesthesia before the Sign In and the incision before the Time Out, CASE_BILLED for a time by which billing has validated the use of the theatre
 */
export async function recordMilestone(
  context: CallContext,
  input: CallInput<typeof contract.recordMilestone>,
): Promise<Course> {
  const { db, tenantId, actor, clock } = context;
  const { caseId, version, kind, correctionReason } = input;
  if (kind === 'anaesthesia_start') await requireSignIn(context, caseId);
  if (kind === 'incision') await requireTimeOut(context, caseId);
  await lockCase(context, caseId);
  const stored = await requireCase(context, caseId);
  refuseWrongState(stored);
  refuseWard(context, kind);
  const now = clock.now().toISOString();
  const row = await queries.selectCourse(db, tenantId, caseId);
  const times = timesOf(row);
  const happenedAt = input.happenedAt === undefined ? now : fittedTime(times, kind, input.happenedAt);
  if (happenedAt > now) throw invalidFields({ happenedAt: issue('inTheFuture') });
  if ((row?.version ?? 0) !== version) {
    throw new AppError('STALE', { current: await readCourse(context, stored) });
  }
  if (times[kind] !== undefined && !correctionReason) {
    throw invalidFields({ correctionReason: issue('reasonMissing') });
  }
  const contradiction = outOfOrder(times, kind, happenedAt);
  if (contradiction) throw invalidFields({ happenedAt: issue(contradiction) });
  await acceptRoutineTime(context, { field: 'happenedAt', at: earlierOf(happenedAt, times[kind]) });
  await refuseBilledTimes(context, caseId, times, { ...times, [kind]: happenedAt });
  const change = { tenantId, caseId, version, kind, happenedAt, at: now };
  const isWritten = await (row ? queries.updateCourse(db, change) : queries.insertCourse(db, change));
  if (!isWritten) throw new AppError('STALE', { current: await readCourse(context, stored) });
  await queries.insertEntry(db, {
    tenant_id: tenantId,
    id: newId(),
    case_id: caseId,
    kind,
    happened_at: happenedAt,
    correction_reason: times[kind] === undefined ? null : correctionReason,
    recorded_by: actor.userId,
    recorded_at: now,
  });
  if (times[kind] === undefined) await followTheatre(context, stored, kind, now);
  await followCharges(context, caseId);
  context.audit({
    action: times[kind] === undefined ? 'CREATE' : 'UPDATE',
    resource: 'surgical_courses',
    resourceId: caseId,
    ...(times[kind] !== undefined && { oldValues: { [kind]: times[kind] } }),
    newValues: { [kind]: happenedAt, ...(correctionReason && { correctionReason }) },
  });
  announce(context, caseId);
  return readCourse(context, stored);
}

/**
 * A milestone has not happened after all: its time goes and its entries stay. The theatre follows as far as it can.
 * @throws AppError STALE with the stored course, WRONG_STATE for one that was not recorded, INVALID_INPUT from the ward
 * and in a closed month, THEATRE_OCCUPIED where the patient would be back beside another case, CASE_BILLED
 */
export async function takeBackMilestone(
  context: CallContext,
  { caseId, version, kind, reason }: CallInput<typeof contract.takeBackMilestone>,
): Promise<Course> {
  const { db, tenantId, actor, clock } = context;
  await lockCase(context, caseId);
  const stored = await requireCase(context, caseId);
  refuseWrongState(stored);
  refuseWard(context, kind);
  const times = timesOf(await queries.selectCourse(db, tenantId, caseId));
  const { [kind]: taken, ...left } = times;
  if (taken === undefined) throw new AppError('WRONG_STATE', { status: stored.status });
  await acceptRoutineTime(context, { field: 'reason', at: taken });
  await refuseBilledTimes(context, caseId, times, left);
  const at = clock.now().toISOString();
  if (!(await queries.updateCourse(db, { tenantId, caseId, version, kind, happenedAt: null, at }))) {
    throw new AppError('STALE', { current: await readCourse(context, stored) });
  }
  await queries.insertEntry(db, {
    tenant_id: tenantId,
    id: newId(),
    case_id: caseId,
    kind,
    happened_at: null,
    correction_reason: reason,
    recorded_by: actor.userId,
    recorded_at: at,
  });
  const use = { theatreId: stored.theatre_id!, caseId, at };
  if (kind === 'anaesthesia_start' && stored.status === 'confirmed') await releaseTheatre(context, use);
  if (kind === 'out_of_theatre' && isInTheatre(left)) await occupyTheatre(context, use);
  await followCharges(context, caseId);
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_courses',
    resourceId: caseId,
    oldValues: { [kind]: taken },
    newValues: { [kind]: null, reason },
  });
  announce(context, caseId);
  return readCourse(context, stored);
}

/** @throws AppError CASE_BILLED for other times by which billing has validated the use of the theatre */
async function refuseBilledTimes(
  context: CallContext,
  caseId: string,
  before: CourseTimes,
  after: CourseTimes,
): Promise<void> {
  if (theatreQuarters(chargedTimes(before)) === theatreQuarters(chargedTimes(after))) return;
  await refuseBilled(context, caseId, onlyKey('theatre_time'));
}

/** @throws AppError WRONG_STATE for a case that does not take place, INVALID_INPUT without a note for 'other' */
export async function recordDelay(
  context: CallContext,
  { caseId, cause, minutes, note }: CallInput<typeof contract.recordDelay>,
): Promise<Course> {
  const { db, tenantId, actor, clock } = context;
  const stored = await requireCase(context, caseId);
  refuseWrongState(stored);
  if (cause === 'other' && !note) throw invalidFields({ note: issue('noteMissing') });
  const recorded_at = clock.now().toISOString();
  const row = { id: newId(), cause, minutes, note, recorded_by: actor.userId, recorded_at };
  await queries.insertDelay(db, { tenant_id: tenantId, case_id: caseId, ...row });
  context.audit({
    action: 'CREATE',
    resource: 'surgical_courses',
    resourceId: caseId,
    newValues: { delay: cause, minutes, note },
  });
  announce(context, caseId);
  return readCourse(context, stored);
}

/** True while the patient of a case is in the theatre, as far as milestones were recorded. */
export async function isStillInTheatre({ db, tenantId }: CallContext, caseId: string): Promise<boolean> {
  return isInTheatre(timesOf(await queries.selectCourse(db, tenantId, caseId)));
}

/** The times of a case that hold, in their order. */
export async function readTimes({ db, tenantId }: CallContext, caseId: string): Promise<Course['times']> {
  return listedTimes(timesOf(await queries.selectCourse(db, tenantId, caseId)));
}

function listedTimes(times: CourseTimes): Course['times'] {
  return milestones.flatMap((kind) => {
    const happenedAt = times[kind];
    return happenedAt === undefined ? [] : [{ kind, happenedAt }];
  });
}

/** The times by which the theatre is charged. */
function chargedTimes(times: CourseTimes): TheatreTimes {
  return {
    arrived: times.arrived ?? null,
    anaesthesiaStart: times.anaesthesia_start ?? null,
    outOfTheatre: times.out_of_theatre ?? null,
  };
}

/** The theatre is occupied from the anaesthesia on, and waits for its cleaning once the patient is out of it. */
async function followTheatre(context: CallContext, stored: CaseRow, kind: Milestone, at: string) {
  const use = { theatreId: stored.theatre_id!, caseId: stored.id, at };
  if (kind === 'anaesthesia_start' && stored.status !== 'completed') await occupyTheatre(context, use);
  if (kind === 'out_of_theatre') await releaseTheatre(context, use);
}

function earlierOf(one: string, other: string | undefined): string {
  return other !== undefined && other < one ? other : one;
}

function refuseWrongState({ status }: CaseRow): void {
  if (!['confirmed', 'in_progress', 'completed'].includes(status))
    throw new AppError('WRONG_STATE', { status });
}

/** Who works on the ward alone says no more than that the patient is back. */
function refuseWard({ actor }: CallContext, kind: Milestone): void {
  const isOfTheatre = can(actor, ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia']);
  if (!isOfTheatre && kind !== 'accepted') throw invalidFields({ kind: issue('wardOnly') });
}

function timesOf(row: queries.CourseRow | undefined): CourseTimes {
  const times: CourseTimes = {};
  for (const kind of milestones) {
    const at = row?.[`${kind}_at`];
    if (at) times[kind] = at;
  }
  return times;
}

async function readCourse({ db, tenantId }: CallContext, stored: CaseRow): Promise<Course> {
  const [row, entries, delays] = await Promise.all([
    queries.selectCourse(db, tenantId, stored.id),
    queries.selectEntries(db, tenantId, stored.id),
    queries.selectDelays(db, tenantId, stored.id),
  ]);
  const times = timesOf(row);
  return {
    caseId: stored.id,
    patient: { id: stored.patient_id, isRestricted: stored.patient_is_restricted },
    times: listedTimes(times),
    entries: entries.map((one) => toRecord(entry, one, { recordedBy: one.recorded_by_name })),
    delays: delays.map((one) => toRecord(delay, one, { recordedBy: one.recorded_by_name })),
    version: row?.version ?? 0,
  };
}

function announce(context: CallContext, caseId: string): void {
  context.announce('surgical-cases');
  context.announce(caseTopic(caseId));
}
