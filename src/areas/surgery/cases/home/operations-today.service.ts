import type { HomeWorkSource } from '#server/points/home-work.ts';
import { can } from '#kernel/access/actor.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { notice } from '../../surgery.notices.ts';
import type { CaseRow } from '../case.queries.ts';
import { selectDayOfTeam } from './operations-today.queries.ts';

/** Today's operations in which the person takes part; all of them for whoever prepares the theatres. */
export const operationsToday: HomeWorkSource = {
  order: 15,
  access: ['surgery.operate', 'surgery.anesthesia', 'surgery.nursing'],
  async find(context) {
    const { db, tenantId, actor } = context;
    const preparesAll = can(actor, 'surgery.nursing');
    const rows = await selectDayOfTeam(db, tenantId, {
      memberId: preparesAll ? undefined : actor.userId,
      ...dayBounds(actor.timeZone, todayOf(context)),
    });
    if (rows.length === 0 && !preparesAll) return undefined;
    return { notice: notice('homeToday'), link: '/dashboard/surgery/schedule', items: rows.map(toItem) };
  },
};

function toItem(row: CaseRow) {
  return {
    id: row.id,
    at: row.scheduled_start,
    tone: row.urgency === 'emergency' ? ('danger' as const) : ('plain' as const),
    notice: notice('homeCase', {
      number: row.case_number,
      patient: `${row.patient_first_name} ${row.patient_last_name}`.trim(),
      theatre: row.theatre_name ?? '',
    }),
    link: `/dashboard/surgery/cases/${row.id}`,
  };
}
