import { z } from 'zod';
import { findAdoptedPatientIds } from '#areas/patients/patients.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { appointmentCounters, counterSteps } from '../../figures/appointment.figures.ts';
import { appointmentStatuses, appointmentTypes } from '../appointment.contract.ts';
import { selectAppointments } from '../appointment.queries.ts';
import { fillAppointmentFigures } from '../../figures/appointment-figures.queries.ts';
import { nothingInTheWay } from '../../bookings/booking-clash.service.ts';
import { insertAppointments, type StoredAppointment } from '../../bookings/booking.queries.ts';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 10_000;
const batch = 500;
const shortestMs = 15 * 60_000;

/** The demo's readable copy of the appointments; it refers to patients, so it stands after theirs. */
export const appointmentCopy: ReadableCopy = {
  key: 'hms_appointments',
  topics: ['appointments'],
  read: readCopy,
  check: (rows) => void leftRows.parse(rows),
  adopt: (db, tenantId, rows) => adoptAppointments(db, tenantId, leftRows.parse(rows)),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectAppointments(db, tenantId, { sort: 'start', limit: mostCopied });
  return rows.slice(0, mostCopied).map((row) => ({
    id: row.id,
    tenantId,
    patientId: row.patient_id,
    doctorId: row.doctor_id,
    title: row.title,
    description: row.description,
    startTime: row.start_time,
    endTime: row.end_time,
    status: row.status,
    type: row.type,
    notes: row.notes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

const instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'This is no time.')
  .transform((text) => new Date(text).toISOString());

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\0', '').toWellFormed().trim().slice(0, max) || null)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

// The earlier program checked little: an unknown type or status becomes the first one.
const leftRows = z.array(
  z.looseObject({
    id: z.union([z.string().min(1), z.number()]).transform(String),
    patientId: z.union([z.string().min(1), z.number()]).transform(String),
    title: text(200),
    description: text(2000),
    startTime: instant,
    endTime: instant,
    type: z.enum(appointmentTypes).catch('consultation'),
    status: z.enum(appointmentStatuses).catch('scheduled'),
    notes: text(2000),
    createdAt: instant.nullish().catch(null),
    updatedAt: instant.nullish().catch(null),
  }),
);

type LeftAppointment = z.output<typeof leftRows>[number];

async function adoptAppointments(db: Db, tenantId: string, left: LeftAppointment[]): Promise<void> {
  const patients = await findAdoptedPatientIds(
    db,
    tenantId,
    left.map((row) => row.patientId),
  );
  const rows = left.map((row) => {
    const patientId = patients.get(row.patientId);
    if (!patientId) throw new Error(`The appointment ${row.id} is of a patient who is not there.`);
    return rowOf(tenantId, patientId, row);
  });
  for (let from = 0; from < rows.length; from += batch) {
    await insertAppointments(db, rows.slice(from, from + batch));
  }
  const steps = rows.map((row) => counterSteps(null, row.status));
  const sums = appointmentCounters.map((name) => [name, steps.reduce((sum, step) => sum + step[name], 0)]);
  await advanceCounters(db, tenantId, Object.fromEntries(sums) as Record<string, number>);
  await fillAppointmentFigures(db, tenantId);
}

/** The earlier program's doctors were a fixed list that did not come along, so the doctor is to be assigned. */
function rowOf(tenantId: string, patientId: string, left: LeftAppointment): StoredAppointment {
  const now = systemClock.now().toISOString();
  const earliestEnd = new Date(Date.parse(left.startTime) + shortestMs).toISOString();
  return {
    tenant_id: tenantId,
    id: isUuid(left.id) ? left.id : newId(),
    patient_id: patientId,
    doctor_id: null,
    title: left.title ?? 'Appointment',
    description: left.description,
    start_time: left.startTime,
    end_time: left.endTime > left.startTime ? left.endTime : earliestEnd,
    type: left.type,
    status: left.status,
    notes: left.notes,
    ...nothingInTheWay,
    created_at: left.createdAt ?? now,
    updated_at: left.updatedAt ?? left.createdAt ?? now,
    version: 1,
  };
}
