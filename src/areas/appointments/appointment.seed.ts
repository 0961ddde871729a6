import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newRow } from '#database/versioned-rows.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { advanceCounters } from '#database/counters.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import { appointmentCounters } from './figures/appointment.figures.ts';
import {
  cityGeneralDoctors,
  downtownDoctors,
  sampleHours,
  type SampleDoctor,
  sampleVisits,
} from './appointment.samples.ts';
import { fillAppointmentFigures } from './figures/appointment-figures.queries.ts';
import { notBookedAnyway } from './bookings/booking-clash.service.ts';
import { insertAppointments, type StoredAppointment } from './bookings/booking.queries.ts';
import { selectChildren } from './samples/children.queries.ts';
import { type DoctorRow, doctorRows } from './doctors/doctor.queries.ts';
import { hoursRows, insertHours, insertLeave } from './doctors/hours/hours.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Sixteen years, in which a child is seen by a pediatrician. */
const childhoodDays = 16 * 365;

/** Days from today on which sample appointments lie, with how many each doctor has. */
const daysAround = [
  { day: -3, each: 1 },
  { day: -1, each: 2 },
  { day: 0, each: 3 },
  { day: 1, each: 2 },
  { day: 3, each: 1 },
  { day: 6, each: 1 },
];

export interface SampleSchedule {
  tenantId: string;
  timeZone: string;
  doctors: readonly SampleDoctor[];
  /** Active patients, who come one after another; without any there are doctors alone. */
  patientIds: readonly string[];
  /** Ids of the accounts of the hospital by e-mail. */
  users: ReadonlyMap<string, string>;
}

/** Adds sample doctors and about ten appointments each, around today, inside their tenant's transaction. */
export async function seedAppointments(
  db: Db,
  schedule: SampleSchedule,
  clock: Clock,
): Promise<{ id: string; name: string }[]> {
  const now = clock.now().toISOString();
  const doctors = schedule.doctors.map((doctor) => doctorRow(schedule, doctor, now));
  await doctorRows.insert(db, doctors);
  await insertHours(
    db,
    doctors.flatMap(({ tenant_id, id }) => hoursRows(tenant_id, id, sampleHours)),
  );
  for (const leave of leaveRows(schedule, doctors, now)) await insertLeave(db, leave);
  if (schedule.patientIds.length === 0) return doctors;
  const children = await selectChildren(db, schedule.tenantId, {
    ids: schedule.patientIds,
    bornAfter: plusDays(now.slice(0, 10), -childhoodDays),
  });
  const rows = doctors.flatMap((doctor, index) =>
    appointmentsOf(
      doctor.specialty === 'Pediatrics' ? { ...schedule, patientIds: children } : schedule,
      doctor,
      index,
      now,
    ),
  );
  await insertAppointments(db, rows);
  const count = (status: Appointment['status']) => rows.filter((row) => row.status === status).length;
  const counters: Record<(typeof appointmentCounters)[number], number> = {
    'appointments.completed': count('completed'),
    'appointments.scheduled': count('scheduled'),
    'appointments.total': rows.length,
  };
  await advanceCounters(db, schedule.tenantId, counters);
  await fillAppointmentFigures(db, schedule.tenantId);
  return doctors;
}

function doctorRow(schedule: SampleSchedule, doctor: SampleDoctor, now: string): DoctorRow {
  const { name, specialty, email } = doctor;
  const user_id = (email && schedule.users.get(email)) ?? null;
  return newRow({ tenantId: schedule.tenantId, at: now }, { name, specialty, status: 'active', user_id });
}

function leaveRows({ doctors, timeZone, tenantId }: SampleSchedule, rows: readonly DoctorRow[], now: string) {
  const today = dateIn(timeZone, new Date(now));
  return doctors.flatMap(({ leave }, place) =>
    leave
      ? [
          {
            tenant_id: tenantId,
            id: newId(),
            doctor_id: rows[place]!.id,
            from_date: plusDays(today, leave.from),
            to_date: plusDays(today, leave.to),
            reason: leave.reason,
            created_at: now,
          },
        ]
      : [],
  );
}

function appointmentsOf(
  schedule: SampleSchedule,
  doctor: DoctorRow,
  doctorIndex: number,
  now: string,
): StoredAppointment[] {
  const visits = sampleVisits[doctor.specialty] ?? [];
  if (schedule.patientIds.length === 0) return [];
  const today = dayBounds(schedule.timeZone, dateIn(schedule.timeZone, new Date(now))).start;
  const slots = daysAround.flatMap(({ day, each }) =>
    Array.from({ length: each }, (_, place) => ({ day, place })),
  );
  return slots.map(({ day, place }, index) => {
    const visit = visits[index % visits.length]!;
    // The first patient of a doctor comes at nine or a little later; one every 80 minutes leaves no overlap.
    const startMinute = 9 * 60 + doctorIndex * 20 + place * 80;
    const start = Date.parse(today) + day * dayMs + startMinute * minuteMs;
    const startTime = new Date(start).toISOString();
    const bookedAt = bookingTime(start, now, index * schedule.doctors.length + doctorIndex);
    return {
      tenant_id: schedule.tenantId,
      id: newId(),
      patient_id: schedule.patientIds[(doctorIndex * slots.length + index) % schedule.patientIds.length]!,
      doctor_id: doctor.id,
      title: visit.title,
      description: null,
      start_time: startTime,
      end_time: new Date(start + visit.minutes * minuteMs).toISOString(),
      type: visit.type,
      status: statusOf(startTime, now, index),
      notes: visit.notes ?? null,
      ...notBookedAnyway,
      created_at: bookedAt,
      updated_at: bookedAt,
      version: 1,
    };
  });
}

// Two days before the visit; visits further ahead were booked one after another during the last days.
function bookingTime(start: number, now: string, place: number): string {
  const latest = Date.parse(now) - (place + 1) * 53 * minuteMs;
  return new Date(Math.min(start - 2 * dayMs, latest)).toISOString();
}

function statusOf(startTime: string, now: string, index: number): Appointment['status'] {
  if (index % 7 === 6) return 'cancelled';
  if (startTime < now) return 'completed';
  return index % 3 === 0 ? 'confirmed' : 'scheduled';
}

declare module '#server/sample-hospital.ts' {
  interface SampleRecords {
    /** The doctors. */
    appointments: readonly { id: string; name: string }[];
  }
}

const doctorsOf: Readonly<Record<string, readonly SampleDoctor[]>> = {
  'city-general': cityGeneralDoctors,
  'downtown-clinic': downtownDoctors,
};

/** The doctors of each sample hospital, and their appointments where there are patients. */
export const appointmentsSamples: AreaSamples = {
  after: ['people', 'patients'],
  async fill({ db, tenantId, organization, clock, recordsOf, leave }) {
    const schedule = {
      tenantId,
      timeZone: organization.timeZone,
      doctors: doctorsOf[organization.slug] ?? [],
      patientIds: recordsOf('patients'),
      users: recordsOf('people').ids,
    };
    leave('appointments', await seedAppointments(db, schedule, clock));
  },
};
