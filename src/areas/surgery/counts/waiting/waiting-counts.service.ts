import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { notice } from '../../surgery.notices.ts';
import { selectWaitingCounts } from './waiting-counts.queries.ts';

/** Counts of colleagues that wait for a second person, for whoever may count; nothing where none waits. */
export const waitingCounts: HomeWorkSource = {
  order: 14,
  access: 'surgery.nursing',
  async find({ db, tenantId, actor }) {
    const rows = await selectWaitingCounts(db, tenantId, { exceptOf: actor.userId, limit: maxHomeItems });
    if (rows.length === 0) return undefined;
    return {
      notice: notice('homeCounts'),
      link: '/dashboard/surgery',
      items: rows.map((row) => ({
        id: row.id,
        at: row.since,
        tone: 'warning' as const,
        notice: notice('homeCount', {
          number: row.case_number,
          patient: `${row.first_name} ${row.last_name}`.trim(),
          theatre: row.theatre_name ?? '',
        }),
        link: `/dashboard/surgery/cases/${row.id}?part=counts`,
      })),
    };
  },
};
