import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StoredCase } from '../../cases/case.queries.ts';
import { getSessionRelease } from '../release/release.service.ts';
import { maxSessions } from '../session.contract.ts';
import { selectSessions } from '../session.queries.ts';
import { ownerName, timesOf } from '../session.record.ts';
import { daysOf, isOfSession, isReleased, occurrencesIn } from '../session.rules.ts';

type OutsideSession = Pick<StoredCase, 'outside_session_by' | 'outside_session_reason'>;

/** The columns of a case that is in nobody else's session. */
export const inNoOtherSession: OutsideSession = { outside_session_by: null, outside_session_reason: null };

/** Where, when and by whom a case is to be operated. */
export interface WantedTheatre {
  theatreId: string;
  start: string;
  end: string;
  urgency: StoredCase['urgency'];
  surgeonId: string;
}

export interface SessionClaim {
  /** What it had before; null for one that had no theatre and time. */
  before: (WantedTheatre & { stored: OutsideSession }) | null;
  after: WantedTheatre;
  /** Why it is booked into a session of others. */
  reason: string | undefined;
}

/**
 * Decides whether a case may be booked into the sessions of its theatre: into those of its surgeon, into those that
 * are released, and an emergency into the slots for emergencies. Any other asks for a reason, which the case keeps.
 * Nothing is asked again while theatre, time, surgeon and urgency stay as they are.
 * @throws AppError SESSION_TAKEN with the sessions that are in the way
 */
export async function claimSession(context: CallContext, claim: SessionClaim): Promise<OutsideSession> {
  const { actor } = context;
  const { before, after, reason } = claim;
  if (before && isSame(before, after)) {
    const { outside_session_by, outside_session_reason } = before.stored;
    return { outside_session_by, outside_session_reason };
  }
  const sessions = await findSessionsInTheWay(context, after);
  if (sessions.length === 0) return inNoOtherSession;
  if (reason === undefined) throw new AppError('SESSION_TAKEN', { sessions });
  return { outside_session_by: actor.userId, outside_session_reason: reason };
}

function isSame(before: WantedTheatre, after: WantedTheatre): boolean {
  return (['theatreId', 'start', 'end', 'urgency', 'surgeonId'] as const).every(
    (field) => before[field] === after[field],
  );
}

async function findSessionsInTheWay(context: CallContext, wanted: WantedTheatre) {
  const { db, tenantId, actor, clock } = context;
  const { timeZone } = actor;
  const { theatreId } = wanted;
  const rows = await selectSessions(db, tenantId, {
    theatreId,
    ...daysOf(timeZone, wanted),
    limit: maxSessions,
  });
  if (rows.length === 0) return [];
  const { releaseHours } = await getSessionRelease(context);
  const now = clock.now().toISOString();
  const who = { surgeonId: wanted.surgeonId, isEmergency: wanted.urgency === 'emergency' };
  return rows.flatMap((row) => {
    const surgeonIds = row.surgeons.map(({ id }) => id);
    if (isOfSession({ kind: row.kind, surgeonIds }, who)) return [];
    return occurrencesIn(timeZone, timesOf(row), wanted)
      .filter(({ start }) => !isReleased(row.kind, start, releaseHours, now))
      .map(({ start, end }) => ({
        id: row.id,
        kind: row.kind,
        name: ownerName(row),
        startTime: start,
        endTime: end,
      }));
  });
}
