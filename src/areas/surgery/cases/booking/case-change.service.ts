import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { takeBackTicks } from '../../checklists/phases/phase-gate.service.ts';
import { claimSession, inNoOtherSession } from '../../sessions/claiming/session-claim.service.ts';
import { releaseTheatre } from '../../theatres/theatre-use.service.ts';
import { countCaseChange } from '../case-figures.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { type CaseRow, caseRows, deleteTeam, insertTeam, type StoredCase } from '../case.queries.ts';
import { auditValues, toCase } from '../case.record.ts';
import { caseTopic, isHolding, isPlanned } from '../case.rules.ts';
import { readCase } from '../case.service.ts';
import { refuseUnbookable } from './bookable.service.ts';
import { type CaseFields, columnsOf, fieldsOf, takenBy, theatreOf } from './booked-fields.ts';
import type { Overbook } from './booking.contract.ts';
import { claimTime, refusingOverlap } from './clash.service.ts';
import { withFasting } from './fasting.rules.ts';
import { acceptSide } from './side.service.ts';
import { refuseBadTeam, teamRows } from './team.service.ts';

/** Columns that follow from a step and not from what a person typed about the case. */
type StepColumns = Partial<Omit<StoredCase, 'tenant_id' | 'id' | 'version' | 'created_at'>>;

export interface CaseChange {
  fields: CaseFields;
  /** Further columns. */
  used?: StepColumns;
  /** The status it gets; left out where it stays. */
  status?: StoredCase['status'];
  overbook?: Overbook | undefined;
  outsideSession?: { reason: string } | undefined;
  /** What the audit trail says besides. */
  more?: Record<string, unknown>;
}

/**
 * Writes a change of a case with its team, after asking for whatever it newly takes.
 * @throws AppError STALE with the stored case, INVALID_INPUT at the field, CASE_CLASH, SESSION_TAKEN
 */
export async function changeCase(
  context: CallContext,
  stored: CaseRow,
  version: number,
  change: CaseChange,
): Promise<SurgicalCase> {
  const { used = {}, status = stored.status, overbook, more = {} } = change;
  const { db, tenantId, actor, clock } = context;
  const before = fieldsOf(stored);
  const patientId = stored.patient_id;
  const old = toCase(stored, actor.timeZone);
  if (stored.version !== version) throw new AppError('STALE', { current: old });
  const fields = withFasting(change.fields, before);
  await takeBackSaid(context, stored, { before, after: fields, status });
  await refuseUnbookable(
    context,
    { ...fields, patientId, start: fields.scheduledStartTime },
    { ...before, patientId, start: before.scheduledStartTime },
  );
  await acceptSide(context, fields, before);
  await refuseBadTeam(context, fields, before);
  const { is_overbooked, overbooked_by, overbook_reason } = stored;
  const held = isHolding(stored.status) ? takenBy({ ...before, patientId }) : null;
  const overbooked = await claimTime(context, {
    caseId: stored.id,
    before: held && { ...held, stored: { is_overbooked, overbooked_by, overbook_reason } },
    after: isHolding(status) ? takenBy({ ...fields, patientId }) : null,
    overbook,
  });
  const outside = await outsideSessionOf(context, stored, change);
  // The foreign key keeps the time of the team: it goes before the case changes and comes back with the new time.
  await deleteTeam(db, tenantId, stored.id);
  const written = await refusingOverlap(
    writeNextVersion(
      context,
      caseRows,
      { id: stored.id, version },
      {
        ...columnsOf(fields, {
          status,
          createdAt: stored.created_at,
          isOverbooked: overbooked.is_overbooked,
        }),
        ...overbooked,
        ...outside,
        ...used,
        status,
        updated_by: actor.userId,
        updated_at: clock.now().toISOString(),
      },
      () => readCase(context, stored.id),
    ),
    stored.theatre_name,
  );
  await refusingOverlap(insertTeam(db, teamRows(written, fields)));
  const hasLeft =
    stored.theatre_id !== written.theatre_id || !['confirmed', 'in_progress', 'completed'].includes(status);
  if (stored.theatre_id && hasLeft) {
    await releaseTheatre(context, {
      theatreId: stored.theatre_id,
      caseId: stored.id,
      at: written.updated_at,
    });
  }
  await countCaseChange(context, stored, written);
  const now = await readCase(context, stored.id);
  const { oldValues, newValues } = changedFields(auditValues(old), auditValues(now));
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_cases',
    resourceId: stored.id,
    oldValues,
    newValues: { ...newValues, ...more },
  });
  announceCase(context, stored.id);
  return now;
}

interface Planned {
  before: CaseFields;
  after: CaseFields;
  status: StoredCase['status'];
}

/**
 * What the team has said of an operation holds for that operation: one that is put off, moved to another day, or is
 * another operation or on another side is said anew. The Time Out is taken shortly before the incision, so that it goes
 * with any other start. The checklist is locked before what is booked, by everybody.
 */
async function takeBackSaid(context: CallContext, stored: CaseRow, { before, after, status }: Planned) {
  if (!isPlanned(stored.status) || status === 'cancelled') return;
  const { timeZone } = context.actor;
  const dayOf = (start: string | null) => start && dateIn(timeZone, new Date(start));
  const isOther =
    before.procedureName !== after.procedureName ||
    before.laterality !== after.laterality ||
    before.site !== after.site;
  const isPutOff = status === 'postponed' && stored.status !== 'postponed';
  if (isOther || isPutOff || dayOf(before.scheduledStartTime) !== dayOf(after.scheduledStartTime)) {
    await takeBackTicks(context, stored.id, ['sign_in', 'time_out', 'sign_out']);
  } else if (before.scheduledStartTime !== after.scheduledStartTime) {
    await takeBackTicks(context, stored.id, ['time_out']);
  }
}

/** A case that is over or put off keeps what was said of it; one that waits for a date is in no session. */
async function outsideSessionOf(
  context: CallContext,
  stored: CaseRow,
  { fields, status = stored.status, outsideSession }: CaseChange,
) {
  const { outside_session_by, outside_session_reason } = stored;
  const said = { outside_session_by, outside_session_reason };
  const after = theatreOf(fields);
  if (after === null) return inNoOtherSession;
  if (!isHolding(status)) return said;
  const had = isHolding(stored.status) ? theatreOf(fieldsOf(stored)) : null;
  const before = had && { ...had, stored: said };
  return claimSession(context, { before, after, reason: outsideSession?.reason });
}

/** Has the list, the board and the page of the case fetched again. */
export function announceCase(context: CallContext, id: string): void {
  context.announce('surgical-cases');
  context.announce(caseTopic(id));
}
