import type { HomeWorkSource } from '#server/points/home-work.ts';
import { notice } from '../doses.notices.ts';
import { selectDueDoses } from './due-doses.queries.ts';

/** A nurse gets ready what is due within the hour. */
const toldAheadMs = 3_600_000;

/** Patients with doses that are overdue or due within the hour, and with orders that no nurse has read. */
export const dueDoses: HomeWorkSource = {
  order: 40,
  access: 'mar.admin',
  async find({ db, tenantId, actor, clock }) {
    const now = clock.now();
    const rows = await selectDueDoses(db, tenantId, {
      nurseId: actor.userId,
      dueBefore: new Date(now.getTime() + toldAheadMs).toISOString(),
    });
    return {
      notice: notice('homeDue'),
      link: '/dashboard/nursing/mar',
      items: rows.map((row) => ({
        id: `${row.kind} ${row.admission_id}`,
        at: row.first_at,
        tone: row.kind === 'orders' || row.first_at < now.toISOString() ? 'warning' : 'plain',
        notice: notice(row.kind === 'orders' ? 'homeOrders' : 'homePatient', {
          bed: row.bed_number,
          patient: `${row.first_name} ${row.last_name}`.trim(),
          patientNumber: row.patient_number,
          count: row.count,
        }),
        link: `/dashboard/nursing/mar?admissionId=${row.admission_id}`,
      })),
    };
  },
};
