import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import type { Doctor } from './doctors/doctor.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    doctor: DoctorTable;
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
