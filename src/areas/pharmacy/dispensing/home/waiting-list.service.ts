import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { notice } from '../../pharmacy.notices.ts';
import { selectQueue } from '../dispensing.queries.ts';

/** Who waits for medicines today, who waits longest first. */
export const waitingForMedicines: HomeWorkSource = {
  order: 30,
  access: 'pharmacy.dispense',
  async find(context) {
    const { db, tenantId, actor } = context;
    const today = dayBounds(actor.timeZone, todayOf(context)).start;
    const rows = await selectQueue(db, tenantId, { today, isToday: true, limit: maxHomeItems });
    return {
      notice: notice('homeQueue'),
      link: '/dashboard/pharmacy/dispensing',
      items: rows.slice(0, maxHomeItems).map((row) => ({
        id: row.id,
        at: row.signed_at,
        tone: 'plain',
        notice: notice(noticeOf(row), {
          number: row.prescription_number,
          patient: `${row.patient_first_name} ${row.patient_last_name}`.trim(),
          patientNumber: row.patient_number,
        }),
        link: `/dashboard/pharmacy/dispensing/${row.id}`,
      })),
    };
  },
};

function noticeOf({ status, kind }: { status: string; kind: string }) {
  if (status === 'partly-dispensed') return 'homePartly';
  return kind === 'inpatient' ? 'homeForWard' : 'homeWaiting';
}
