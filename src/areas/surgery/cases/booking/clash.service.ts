import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from '../case.issues.ts';
import type { StoredCase } from '../case.queries.ts';
import type { Overbook } from './booking.contract.ts';
import { type ClashRow, lockResources, selectClashes, type WantedTime } from './clash.queries.ts';

type Overbooked = Pick<StoredCase, 'is_overbooked' | 'overbooked_by' | 'overbook_reason'>;

/** The columns of a case for which everything was free. */
export const notOverbooked: Overbooked = {
  is_overbooked: false,
  overbooked_by: null,
  overbook_reason: null,
};

/** What a case takes, or would take. */
export interface Taken extends Omit<WantedTime, 'exceptId'> {
  urgency: StoredCase['urgency'];
}

export interface Claim {
  caseId: string;
  /** What it held before; null for one that held nothing. */
  before: (Taken & { stored: Overbooked }) | null;
  /** What it is to hold; null for one without a date. */
  after: Taken | null;
  overbook: Overbook | undefined;
}

/**
 * Decides whether a case may take theatre, patient and team at its time. They are locked first, so that nobody else
 * takes them meanwhile. A case that takes nothing new is kept, and is no longer overbooked once nothing else is there.
 * @throws AppError CASE_CLASH with the cases that are in the way; INVALID_INPUT for overbooking without an emergency
 */
export async function claimTime(context: CallContext, claim: Claim): Promise<Overbooked> {
  const { db, tenantId, actor } = context;
  const { before, after, overbook } = claim;
  if (overbook && after?.urgency !== 'emergency') {
    throw invalidFields({ overbook: issue('overbookEmergencyOnly') });
  }
  if (after === null) return notOverbooked;
  const isTaking = before === null || takesMore(before, after);
  if (!isTaking && !before.stored.is_overbooked) return notOverbooked;
  context.counting.letGoBeforeDisk();
  await lockResources(db, tenantId, [after.theatreId, after.patientId, ...after.userIds]);
  const clashes = await selectClashes(db, tenantId, { ...after, exceptId: claim.caseId });
  if (clashes.length === 0) return notOverbooked;
  if (!isTaking && after.urgency === 'emergency') return before.stored;
  if (!overbook) throw clashOf(clashes, after);
  return { is_overbooked: true, overbooked_by: actor.userId, overbook_reason: overbook.reason };
}

function takesMore(before: Taken, after: Taken): boolean {
  const held = new Set([before.theatreId, before.patientId, ...before.userIds]);
  const wanted = [after.theatreId, after.patientId, ...after.userIds];
  return before.start !== after.start || before.end !== after.end || wanted.some((id) => !held.has(id));
}

function clashOf(rows: readonly ClashRow[], wanted: Taken): AppError {
  return new AppError('CASE_CLASH', {
    clashes: rows.map((row) => ({
      id: row.id,
      caseNumber: row.case_number,
      startTime: row.scheduled_start,
      endTime: row.scheduled_end,
      theatre: row.theatre_id === wanted.theatreId ? row.theatre_name : null,
      patient: { id: row.patient_id, isRestricted: row.is_restricted },
      patientName: row.patient_id === wanted.patientId ? `${row.first_name} ${row.last_name}`.trim() : null,
      people: row.people.map(({ name }) => name),
    })),
  });
}

/**
 * Says what the database's own refusal of an overlap means. Bookings wait for each other, so this is for whatever
 * writes without doing so. A theatre that was left while its case was never completed has that case still.
 */
export function refusingOverlap<T>(write: Promise<T>, theatre: string | null = null): Promise<T> {
  const clash = () => new AppError('CASE_CLASH', { clashes: [] });
  return refusing(write, {
    surgical_case_theatre_clash: clash,
    surgical_case_patient_clash: clash,
    surgical_team_member_clash: clash,
    surgical_case_one_in_theatre: () => new AppError('THEATRE_OCCUPIED', { theatre }),
  });
}
