import { notifyAll, renewNotices } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { type ExportedKind, notice } from '../audit.notices.ts';
import { addToTally, keepNotices, selectLargeExport } from './export-tally.queries.ts';

/** After a pause of this length the next export is counted as another one. */
const pauseMs = 3_600_000;

type ExportContext = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock' | 'announce'>;

/**
 * Counts a page that somebody exported. Once the pages of one call, without a pause between them, hold more rows than
 * the hospital set, its administrators are told; the notification goes on counting, so that neither small pages nor
 * an export that is broken off hide how much was taken.
 */
export async function countExport(
  context: ExportContext,
  { call, rows }: { call: string; rows: number },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  const own = { userId: actor.userId, call };
  const pausedBefore = new Date(now.getTime() - pauseMs).toISOString();
  const tally = await addToTally(db, tenantId, { ...own, rows, at: now.toISOString(), pausedBefore });
  if (tally.rows <= (await selectLargeExport(db, tenantId))) return;
  const kind = call.split('.')[0] as ExportedKind;
  const told = notice(kind, { person: actor.name, rows: tally.rows, since: tally.since });
  if (tally.notice_ids.length > 0) return renewNotices(context, tally.notice_ids, told);
  const administrators = await findPeopleWith(db, tenantId, 'admin.audit');
  const link = `/dashboard/audit?action=EXPORT&userId=${actor.userId}`;
  await keepNotices(db, tenantId, own, await notifyAll(context, administrators, { notice: told, link }));
}
