import type { HomeWorkSource } from '#server/points/home-work.ts';
import { can } from '#kernel/access/actor.ts';
import type { WorkItem } from '#kernel/care/home-work.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { AppointmentRow } from '../appointments/appointment.queries.ts';
import { notice } from '../appointments.notices.ts';
import { selectDoctorOfUser } from '../doctors/doctor.queries.ts';
import { selectDayList } from './day-list.queries.ts';

/** A doctor's own patients of the day; for the desk, everybody who is expected. */
export const dayList: HomeWorkSource = {
  order: 10,
  access: 'appointments.read',
  async find(context) {
    const { db, tenantId, actor } = context;
    const doctorId = (await selectDoctorOfUser(db, tenantId, actor.userId))?.id;
    if (doctorId === undefined && !can(actor, 'appointments.delete')) return undefined;
    const rows = await selectDayList(db, tenantId, {
      doctorId,
      ...dayBounds(actor.timeZone, todayOf(context)),
    });
    return {
      notice: notice(doctorId === undefined ? 'homeDesk' : 'homeMine'),
      link: '/dashboard/scheduling',
      items: rows.map((row) => toItem(row, doctorId === undefined)),
    };
  },
};

function toItem(row: AppointmentRow, isDesk: boolean): WorkItem {
  const who = {
    patient: `${row.patient_first_name} ${row.patient_last_name}`.trim(),
    patientNumber: row.patient_number,
  };
  return {
    id: row.id,
    at: row.start_time,
    tone: 'plain',
    notice:
      isDesk && row.doctor_name !== null
        ? notice('homeWith', { ...who, doctor: row.doctor_name })
        : notice(`home_${row.type}`, who),
    link: `/dashboard/scheduling?appointmentId=${row.id}`,
  };
}
