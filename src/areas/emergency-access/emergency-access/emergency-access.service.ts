import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { useLimits } from '#kernel/limits/use-limits.ts';
import type { Notice } from '#kernel/notice.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { notice } from '../emergency-access.notices.ts';
import type * as contract from './emergency-access.contract.ts';
import { type EmergencyAccess, emergencyAccess } from './emergency-access.contract.ts';
import {
  accessRows,
  countOpeningsInTurn,
  type EmergencyAccessRow,
  endAccess,
  insertAccess,
  selectAccess,
  selectEmergencyMinutes,
  selectForReview,
  selectOwnRunning,
  selectRunningAccesses,
} from './emergency-access.queries.ts';
import {
  endOfReviewed,
  maxOpeningsPerHour,
  ownEmergencyTopic,
  secondsLeft,
} from './emergency-access.rules.ts';

const minuteMs = 60_000;
const spanMs = useLimits['emergency-openings'].seconds * 1000;

const accessRecord = recordOf({
  resource: 'emergency_access',
  topic: 'emergency-access',
  rows: accessRows,
  isTimed: false,
  select: selectAccess,
  toRecord: (row, { clock }) => toEmergencyAccess(row, clock.now()),
});

/**
 * Opens a record for as long as the hospital has set. Another reason for the same record begins anew; what ran
 * before is ended.
 * @throws AppError EMERGENCY_NOT_NEEDED when the record is open to the person anyway; EMERGENCY_LIMIT
 */
export async function openEmergencyAccess(
  context: CallContext,
  { patientId, category, reason }: CallInput<typeof contract.openEmergencyAccess>,
): Promise<EmergencyAccess> {
  const { db, tenantId, actor, clock } = context;
  const patient = await findPatient(db, tenantId, patientId);
  if (!patient) throw new AppError('NOT_FOUND');
  const isOpenAnyway = can(actor, 'patients.read') && (!patient.isRestricted || can(actor, 'emr.sensitive'));
  // Of an open record a sensitive consultation, and what was made from it, can still be closed.
  if (isOpenAnyway && (await context.findClosedRecords(patientId)).size === 0)
    throw new AppError('EMERGENCY_NOT_NEEDED');
  const who = { userId: actor.userId, patientId };
  const start = clock.now();
  const startedAt = start.toISOString();
  const opened = await countEarlier(context);
  const minutes = await selectEmergencyMinutes(db, tenantId);
  await endAccess(db, tenantId, who, startedAt);
  await insertAccess(db, {
    tenant_id: tenantId,
    id: newId(),
    user_id: actor.userId,
    patient_id: patientId,
    category,
    reason,
    started_at: startedAt,
    expires_at: new Date(start.getTime() + minutes * minuteMs).toISOString(),
    ended_at: null,
    reviewed_at: null,
    reviewed_by: null,
    review_note: null,
    version: 1,
  });
  // Of two that were opened at the same instant only the first is stored, and both callers get it.
  const which = { userId: actor.userId, patientIds: [patientId] };
  const [stored] = await selectRunningAccesses(db, tenantId, which, startedAt);
  const access = await accessRecord.read(context, stored!.id);
  await tellReviewers(
    context,
    notice('opened', { person: actor.name, record: access.patient.patientNumber }),
  );
  if (opened + 1 === maxOpeningsPerHour) {
    await tellReviewers(context, notice('limitReached', { person: actor.name, max: maxOpeningsPerHour }));
  }
  context.audit({
    action: 'EMERGENCY_OPENED',
    resource: 'emergency_access',
    resourceId: access.id,
    newValues: { patientId, category, reason, expiresAt: access.expiresAt },
  });
  announce(context, actor.userId);
  return access;
}

/** How many records the person has opened within the hour. @throws AppError EMERGENCY_LIMIT when it is enough */
async function countEarlier({ db, tenantId, actor, clock }: CallContext): Promise<number> {
  const since = new Date(clock.now().getTime() - spanMs).toISOString();
  const opened = await countOpeningsInTurn(db, tenantId, actor.userId, since);
  if (opened >= maxOpeningsPerHour) throw new AppError('EMERGENCY_LIMIT', { max: maxOpeningsPerHour });
  return opened;
}

async function tellReviewers(context: CallContext, told: Notice): Promise<void> {
  const { db, tenantId, actor } = context;
  const reviewers = await findPeopleWith(db, tenantId, 'admin.audit');
  await notifyAll(
    context,
    reviewers.filter((userId) => userId !== actor.userId),
    { notice: told, link: '/dashboard/emergency-access' },
  );
}

/** Ends an own access; one that is over stays as it is. @throws AppError NOT_FOUND for somebody else's */
export async function closeEmergencyAccess(
  context: CallContext,
  { accessId }: CallInput<typeof contract.closeEmergencyAccess>,
): Promise<EmergencyAccess> {
  const { db, tenantId, actor, clock } = context;
  const before = await accessRecord.read(context, accessId);
  if (before.user.id !== actor.userId) throw new AppError('NOT_FOUND');
  await endAccess(db, tenantId, { userId: actor.userId, id: accessId }, clock.now().toISOString());
  const access = await accessRecord.read(context, accessId);
  context.audit({
    action: 'EMERGENCY_ENDED',
    resource: 'emergency_access',
    resourceId: accessId,
    newValues: { patientId: access.patient.id, endedAt: access.endedAt },
  });
  announce(context, actor.userId);
  return access;
}

export async function listOwnEmergencyAccess({ db, tenantId, actor, clock }: CallContext) {
  const now = clock.now();
  const rows = await selectOwnRunning(db, tenantId, actor.userId, now.toISOString());
  return { rows: rows.map((row) => toEmergencyAccess(row, now)) };
}

export async function listEmergencyAccess(
  { db, tenantId, clock }: CallContext,
  input: CallInput<typeof contract.listEmergencyAccess>,
): Promise<Page<EmergencyAccess>> {
  const now = clock.now();
  return mapPage(await selectForReview(db, tenantId, { ...input, now: now.toISOString() }), (row) =>
    toEmergencyAccess(row, now),
  );
}

/**
 * Judges an access for good, which ends it: nothing is read under it that the reviewer has not heard of.
 * @throws AppError OWN_EMERGENCY_ACCESS; STALE with the stored record, also when it was reviewed already
 */
export async function reviewEmergencyAccess(
  context: CallContext,
  { accessId: id, version, note }: CallInput<typeof contract.reviewEmergencyAccess>,
): Promise<EmergencyAccess> {
  const { actor, clock } = context;
  const reviewed = await accessRecord.change(
    context,
    { id, version, only: { reviewed_at: null } },
    (before) => {
      if (before.user.id === actor.userId) throw new AppError('OWN_EMERGENCY_ACCESS');
      const now = clock.now().toISOString();
      const review = { reviewed_by: actor.userId, reviewed_at: now, review_note: note };
      return { ended_at: endOfReviewed(before, now), ...review };
    },
    {
      told: ({ endedAt }, before) => ({
        action: 'EMERGENCY_REVIEWED',
        oldValues: null,
        newValues: { note, ...(before.secondsLeft > 0 && { endedAt }) },
      }),
    },
  );
  context.announce(ownEmergencyTopic(reviewed.user.id));
  return reviewed;
}

function announce(context: CallContext, userId: string): void {
  context.announce('emergency-access');
  context.announce(ownEmergencyTopic(userId));
}

function toEmergencyAccess(row: EmergencyAccessRow, now: Date): EmergencyAccess {
  return toRecord(emergencyAccess, row, {
    user: { id: row.user_id, name: row.user_name },
    patient: {
      id: row.patient_id,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
    },
    secondsLeft: secondsLeft({ expiresAt: row.expires_at, endedAt: row.ended_at }, now),
    review:
      row.reviewed_by && row.reviewed_at && row.review_note
        ? {
            by: { id: row.reviewed_by, name: row.reviewer_name ?? '' },
            at: row.reviewed_at,
            note: row.review_note,
          }
        : null,
  });
}
