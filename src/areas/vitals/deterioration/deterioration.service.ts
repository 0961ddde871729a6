import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findGrants, findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#database/handler.ts';
import { can } from '#kernel/access/actor.ts';
import { selectLatestScore } from '../scores/early-warning.queries.ts';
import { asksForCall } from '../scores/news2.table.ts';
import type { News2Score } from '../scores/news2.ts';
import { vitalsReaders } from '../signs/vital-signs.contract.ts';
import { notice } from '../vitals.notices.ts';
import { selectStayPeople } from './deterioration.queries.ts';

interface ScoredSet {
  patientId: string;
  admissionId: string;
  recordedAt: string;
  score: News2Score;
}

/**
 * Tells of a score that asks for a call (RCP 2017, chart 4: 5 or more, or 3 in one part): the doctor of the stay, the
 * nurse who is responsible, and who runs the wards; never whoever recorded it. A set that is older than the newest one
 * of the stay, such as one copied from paper, is told to nobody.
 */
export async function tellOfDeterioration(context: CallContext, set: ScoredSet): Promise<void> {
  const { db, tenantId } = context;
  const { patientId, admissionId, recordedAt } = set;
  const { total, response } = set.score;
  if (total === null || !asksForCall(response)) return;
  const latest = await selectLatestScore(db, tenantId, patientId);
  if (latest && latest.recorded_at > recordedAt) return;
  const stay = await selectStayPeople(db, tenantId, admissionId);
  if (!stay) return;
  const facts = { total, place: [stay.ward_name, stay.bed_number].filter(Boolean).join(' ') };
  const name = `${stay.first_name} ${stay.last_name}`.trim();
  const whole = notice('deteriorated', { ...facts, patient: name, patientNumber: stay.patient_number });
  const closed = notice('deterioratedClosed', facts);
  for (const [isWhole, people] of await findConcerned(context, stay)) {
    const told = isWhole
      ? { notice: whole, link: `/dashboard/patients/${patientId}/vital-signs` }
      : { notice: closed, link: null };
    await notifyAll(context, people, told);
  }
}

/** Those who are told who it is, and those who may know no more than where. */
async function findConcerned(
  { db, tenantId, actor }: CallContext,
  stay: NonNullable<Awaited<ReturnType<typeof selectStayPeople>>>,
): Promise<[isWhole: boolean, people: string[]][]> {
  const near = [stay.doctor_user_id, stay.nurse_id].filter((id) => id !== null);
  const running = await findPeopleWith(db, tenantId, 'shifts.manage');
  const grants = await findGrants(db, tenantId, [...new Set([...near, ...running])]);
  // An administrator may do everything and runs a ward only where nobody else does.
  const isLead = ([id, held]: [string, { isAdministrator: boolean }]) =>
    near.includes(id) || !held.isAdministrator;
  const all = [...grants].filter(([id]) => id !== actor.userId);
  const leads = all.filter(isLead);
  const told = leads.length > 0 ? leads : all;
  const seesAll = (held: Parameters<typeof can>[0]) =>
    can(held, 'patients.read') &&
    can(held, vitalsReaders) &&
    (!stay.is_restricted || can(held, 'emr.sensitive'));
  const those = (isWhole: boolean) => told.filter(([, held]) => seesAll(held) === isWhole).map(([id]) => id);
  return [
    [true, those(true)],
    [false, those(false)],
  ];
}
