import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../appointments.notices.ts';
import { selectAppointmentsOf } from './appointment-timeline.queries.ts';

/** Every appointment of a patient, those to come as well. */
export const appointmentTimeline: TimelineSource = {
  kinds: { appointment: 'appointments.read' },
  async find({ db, tenantId }, request) {
    const rows = await selectAppointmentsOf(db, tenantId, request);
    return rows.map(({ kind, id, at, title, doctor, status }) => ({
      kind,
      id,
      at,
      notice: notice(`timeline_${status}`, { title, doctor: doctor ?? '' }),
      link: `/dashboard/scheduling?appointmentId=${id}`,
    }));
  },
};
