import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import type { Doctor } from './doctors/doctor.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    doctor: DoctorTable;
    doctor_hours: DoctorHoursTable;
    doctor_leave: DoctorLeaveTable;
    appointment: AppointmentTable;
  }
}

interface DoctorTable {
  tenant_id: string;
  id: string;
  name: string;
  specialty: string;
  status: Doctor['status'];
  /** The account with which the doctor signs in, where there is one. */
  user_id: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** A part of a doctor's week; no two of one day meet. */
interface DoctorHoursTable {
  tenant_id: string;
  doctor_id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; it ends before the second one. */
  from_minute: number;
  to_minute: number;
}

/** Days on which a doctor sees nobody; no two of one doctor meet. */
interface DoctorLeaveTable {
  tenant_id: string;
  id: string;
  doctor_id: string;
  /** First and last day. */
  from_date: string;
  to_date: string;
  reason: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface AppointmentTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  doctor_id: string | null;
  title: string;
  description: string | null;
  start_time: Instant;
  end_time: Instant;
  type: Appointment['type'];
  status: Appointment['status'];
  notes: string | null;
  /** Booked over another appointment of the doctor on purpose; the constraint against overlaps ignores it. */
  booked_anyway: boolean;
  booked_anyway_by: string | null;
  booked_anyway_reason: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}
