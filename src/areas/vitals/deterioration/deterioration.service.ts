import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import { selectLatestScore } from '../scores/early-warning.queries.ts';
import { asksForCall } from '../scores/news2.table.ts';
import type { News2Score } from '../scores/news2.ts';
import { tellNearest } from './deterioration-telling.service.ts';
import {
  closeForWrongSet,
  raiseDeterioration,
  selectOpenOfSet,
  selectStayPeople,
  turnToSet,
} from './deterioration.queries.ts';
import { readDeteriorationPolicy } from './policy/deterioration-policy.queries.ts';

interface ScoredSet {
  id: string;
  patientId: string;
  admissionId: string;
  recordedAt: string;
  score: News2Score;
}

const minuteMs = 60_000;

/**
 * A score that asks for a call (RCP 2017, chart 4: 5 or more, or 3 in one part) waits from now on until somebody puts
 * their name to it, and is told at once: to the doctor of the stay, the nurse who is responsible, and who runs the
 * wards; never to whoever recorded it. A set that is older than the newest one of the stay, such as one copied from
 * paper, calls nobody.
 */
export async function callForScore(context: CallContext, set: ScoredSet): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const { patientId, admissionId, recordedAt } = set;
  const { total, response } = set.score;
  if (total === null || !asksForCall(response)) return;
  const latest = await selectLatestScore(db, tenantId, patientId);
  if (latest && latest.recorded_at > recordedAt) return;
  const stay = await selectStayPeople(db, tenantId, admissionId);
  if (!stay) return;
  const { urgentMinutes, emergencyMinutes } = await readDeteriorationPolicy(db, tenantId);
  const now = clock.now();
  const minutes = response === 'emergency' ? emergencyMinutes : urgentMinutes;
  await raiseDeterioration(db, {
    tenantId,
    id: newId(),
    patientId,
    admissionId,
    vitalSignsId: set.id,
    raisedAt: now.toISOString(),
    passOnAt: new Date(now.getTime() + minutes * minuteMs).toISOString(),
  });
  await tellNearest(context, { patientId, stay, total }, actor.userId);
}

/**
 * What waits because of a set that was entered in error waits no more, unless the set before it asks for a call as
 * well and nobody has answered that.
 */
export async function closeForError(
  context: CallContext,
  set: { id: string; patientId: string },
): Promise<void> {
  const { db, tenantId, clock } = context;
  const id = await selectOpenOfSet(db, tenantId, set.id);
  if (id === undefined) return;
  const latest = await selectLatestScore(db, tenantId, set.patientId);
  if (latest && asksForCall(latest.response)) {
    if (await turnToSet(db, tenantId, { id, vitalSignsId: latest.id })) return;
  }
  await closeForWrongSet(db, tenantId, id, clock.now().toISOString());
  const newValues = { because: 'entered-in-error', patientId: set.patientId };
  context.audit({ action: 'CLOSE', resource: 'deteriorations', resourceId: id, newValues });
}
