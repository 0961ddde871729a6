import { writeFileToPerson } from '#areas/messages/messages.public.ts';
import { findActor } from '#areas/people/people.public.ts';
import type { JobContext, MinuteJob } from '#server/jobs/job.ts';
import { type Actor, mayUse } from '#kernel/access/actor.ts';
import { isAppError } from '#kernel/app-error.ts';
import { csvByteOrderMark } from '#ui/files/csv.ts';
import { reportCsv } from '../report/export/report-csv.ts';
import type { Report } from '../report/report.contract.ts';
import { selectHospitalName } from '../report/report.queries.ts';
import { spanOf } from '../report/report.rules.ts';
import { readReportFor } from '../report/report.service.ts';
import { shownReports } from '../report/shown-reports.ts';
import { isReportDue, lockDue, type SavedReportRow, settleDue } from './saved-report.queries.ts';
import { nextDueAt, type ScheduleOutcome } from './saved-report.rules.ts';
import { reportMail } from './report-mail.texts.ts';

/** The most reports that one transaction sends; what is left is due again a minute later. */
const mostAtOnce = 10;

/**
 * Sends saved reports that are due to their owners, as files of what the owner may read at this moment. Each due time
 * is settled in the transaction that writes the mail, so that it is sent once however many look for it; times that
 * passed while nothing ran count as one.
 */
export const sendScheduledReports: MinuteJob = {
  name: 'reports.send-scheduled',
  look: {
    reads: { saved_report: 'tenant_id, id, next_due_at' },
    finds: `
      select from public.saved_report saved where saved.tenant_id = hospital.id and saved.next_due_at <= moment`,
  },
  isDue: ({ db, tenantId, clock }) => isReportDue(db, tenantId, clock.now().toISOString()),
  async run(context) {
    const { db, tenantId, clock, timeZone } = context;
    const now = clock.now();
    for (let count = 0; count < mostAtOnce; count += 1) {
      const saved = await lockDue(db, tenantId, now.toISOString());
      if (!saved) return;
      const outcome = await send(context, saved);
      await settleDue(db, tenantId, saved.id, {
        next_due_at: nextDueAt({ ...saved, time: saved.at_time }, timeZone, now),
        last_at: now.toISOString(),
        last_outcome: outcome,
      });
    }
  },
};

async function send(context: JobContext, saved: SavedReportRow): Promise<ScheduleOutcome> {
  const { db, tenantId, clock, timeZone, today, audit, announce } = context;
  const owner = await findActor(db, tenantId, saved.owner_id);
  const told = { action: 'EXPORT', resource: 'saved_reports', resourceId: saved.id };
  const facts = { name: saved.name, owner: saved.owner_id, due: saved.next_due_at };
  const place = { db, tenantId, today, timeZone };
  const found = owner ? await readFor(place, owner, clock, saved) : 'owner-inactive';
  if (typeof found === 'string') {
    audit({ ...told, action: 'SKIP', newValues: { ...facts, outcome: found } });
    return found;
  }
  const { report: id, from, to, rows } = found;
  const shown = shownReports[id];
  const hospital = await selectHospitalName(db, tenantId);
  await writeFileToPerson(
    db,
    { tenantId, at: clock.now().toISOString() },
    {
      about: `saved-report/${saved.id}`,
      occurrence: saved.next_due_at ?? '',
      userId: saved.owner_id,
      ...reportMail,
      values: { name: saved.name, report: shown.say('title'), from, to },
      file: {
        name: `report-${id}-${from}-${to}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: csvByteOrderMark + reportCsv(found, shown, hospital),
      },
    },
  );
  audit({ ...told, newValues: { ...facts, report: id, from, to, rows: rows.length } });
  announce('messages');
  return 'sent';
}

/** The report as its owner would see and save it; the reason where they could not. */
async function readFor(
  place: Parameters<typeof readReportFor>[0],
  owner: Actor,
  clock: JobContext['clock'],
  { report, range_word: range, filters }: SavedReportRow,
): Promise<Report | Exclude<ScheduleOutcome, 'sent'>> {
  if (!owner.modules.notifications_v1) return 'no-messages';
  if (!mayUse(owner, 'reports.read') || !mayUse(owner, 'reports.export')) return 'not-permitted';
  try {
    return await readReportFor(place, owner, clock, { report, ...spanOf(range, place.today), ...filters });
  } catch (error) {
    // A doctor or ward that is gone narrows to nothing that anybody may read.
    if (isAppError(error, 'FORBIDDEN', 'NOT_FOUND')) return 'not-permitted';
    throw error;
  }
}
