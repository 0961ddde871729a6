import { dayOfStay } from '#areas/inpatient/inpatient.public.ts';
import { findDoctorOfUser } from '#areas/appointments/appointments.public.ts';
import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { notice } from '../../ward-rounds.notices.ts';
import { type OwnInpatientRow, selectOwnInpatients } from './my-inpatients.queries.ts';

/** A doctor's own inpatients, the highest scores first. */
export const myInpatients: HomeWorkSource = {
  order: 15,
  access: 'emr.write',
  async find(context) {
    const { db, tenantId, actor } = context;
    const doctor = await findDoctorOfUser(db, tenantId, actor.userId);
    if (!doctor) return undefined;
    const rows = await selectOwnInpatients(db, tenantId, { doctorId: doctor.id, limit: maxHomeItems });
    const today = todayOf(context);
    return {
      notice: notice('homeInpatients'),
      link: '/dashboard/inpatients',
      items: rows.map((row) => ({
        id: row.admission_id,
        at: null,
        tone: row.asks_for_call ? 'warning' : 'plain',
        notice: noticeOf(row, dayOfStay(dateIn(actor.timeZone, new Date(row.admitted_at)), today)),
        link: `/dashboard/inpatients/${row.admission_id}`,
      })),
    };
  },
};

function noticeOf(row: OwnInpatientRow, day: number) {
  const who = {
    patient: `${row.first_name} ${row.last_name}`.trim(),
    patientNumber: row.patient_number,
  };
  const place = [row.ward_name, row.bed_number].filter(Boolean).join(', ');
  if (place === '') return notice('homeWithoutBed', who);
  // The score of a restricted patient is told on their own page.
  if (row.total === null || row.is_restricted) return notice('homeInpatient', { ...who, place, day });
  return notice('homeScored', { ...who, place, day, total: row.total });
}
