import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import type { Doctor } from './doctors/doctor.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    doctor: Table<'doctor', DoctorColumns>;
    doctor_hours: Table<'doctor_hours', DoctorHoursColumns>;
    doctor_leave: Table<'doctor_leave', DoctorLeaveColumns>;
    appointment: Table<'appointment', AppointmentColumns>;
  }
}

interface DoctorColumns {
  status: Doctor['status'];
  /** The account with which the doctor signs in, where there is one. */
  user_id: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** A part of a doctor's week; no two of one day meet. */
interface DoctorHoursColumns {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; it ends before the second one. */
  from_minute: number;
}

/** Days on which a doctor sees nobody; no two of one doctor meet. */
interface DoctorLeaveColumns {
  /** First and last day. */
  from_date: string;
  created_at: ColumnType<Instant, Instant, never>;
}

interface AppointmentColumns {
  type: Appointment['type'];
  status: Appointment['status'];
  /** Booked over another appointment of the doctor on purpose; the constraint against overlaps ignores it. */
  booked_anyway: boolean;
  created_at: ColumnType<Instant, Instant, never>;
}
