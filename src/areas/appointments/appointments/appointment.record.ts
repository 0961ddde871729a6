import { toColumns } from '#database/to-columns.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { type AppointmentFields, bookedFields } from '../bookings/booking.contract.ts';
import type { StoredAppointment } from '../bookings/booking.queries.ts';
import { type Appointment, appointment, type CalendarEntry, calendarEntry } from './appointment.contract.ts';
import type { AppointmentRow, CalendarRow } from './appointment.queries.ts';

/** The columns of what a person typed. */
export function columnsOf(fields: AppointmentFields) {
  return toColumns(bookedFields.shape, fields);
}

/** What a person typed, from its columns. */
export function fieldsOf(row: StoredAppointment): AppointmentFields {
  return toRecord(bookedFields, row);
}

/** A stored row as the record that screens and callers know. */
export function toAppointment(row: AppointmentRow): Appointment {
  return toRecord(appointment, row, {
    patient: {
      ...toNamedPatient(row),
      phone: row.patient_phone,
    },
    doctor: row.doctor_id
      ? { id: row.doctor_id, name: row.doctor_name ?? '', specialty: row.doctor_specialty ?? '' }
      : null,
    bookedAnyway: row.booked_anyway_by
      ? {
          userId: row.booked_anyway_by,
          userName: `${row.booked_anyway_first_name ?? ''} ${row.booked_anyway_last_name ?? ''}`.trim(),
          reason: row.booked_anyway_reason ?? '',
        }
      : null,
  });
}

/** The record's own values without what patient, doctor and user are called, for the audit trail. */
export function auditValues({ patient, doctor, bookedAnyway, ...values }: Appointment) {
  return {
    ...values,
    patientId: patient.id,
    doctorId: doctor?.id ?? null,
    bookedAnywayBy: bookedAnyway?.userId ?? null,
    bookedAnywayReason: bookedAnyway?.reason ?? null,
  };
}

/** A stored row as the calendar shows it. */
export function toCalendarEntry(row: CalendarRow): CalendarEntry {
  return toRecord(calendarEntry, row, {
    patient: { id: row.patient_id, isRestricted: row.is_restricted },
    patientName: `${row.first_name} ${row.last_name}`.trim(),
    isBookedAnyway: row.booked_anyway,
  });
}

/** What a refused booking tells of an appointment that the doctor already has. */
export function toClash(row: AppointmentRow) {
  return {
    id: row.id,
    patient: { id: row.patient_id, isRestricted: row.patient_is_restricted },
    title: row.title,
    startTime: row.start_time,
    endTime: row.end_time,
    doctorName: row.doctor_name,
  };
}
