import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { notice } from '../../inpatient.notices.ts';
import { selectRequests } from '../admission-request.queries.ts';

/** Who waits for a bed, the most urgent first. */
export const waitingForBed: HomeWorkSource = {
  order: 60,
  access: 'beds.assign',
  async find({ db, tenantId }) {
    const rows = await selectRequests(db, tenantId, { status: 'open', limit: maxHomeItems });
    return {
      notice: notice('homeWaiting'),
      link: '/dashboard/bed-management',
      items: rows.slice(0, maxHomeItems).map((row) => ({
        id: row.id,
        at: row.requested_at,
        tone: row.urgency === 'emergency' ? 'danger' : 'plain',
        notice: notice(`home_${row.urgency}`, {
          patient: `${row.patient_first_name} ${row.patient_last_name}`.trim(),
          patientNumber: row.patient_number,
        }),
        link: '/dashboard/bed-management',
      })),
    };
  },
};
