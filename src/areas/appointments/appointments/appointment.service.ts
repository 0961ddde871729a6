import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { findPatientIds, openRecord } from '#areas/patients/patients.public.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import type * as contract from './appointment.contract.ts';
import { type Appointment, maxCalendarEntries, maxTimelineEntries } from './appointment.contract.ts';
import {
  type AppointmentRow,
  countStarting,
  selectAppointment,
  selectAppointments,
  selectCalendar,
} from './appointment.queries.ts';
import { toAppointment, toCalendarEntry } from './appointment.record.ts';
import { titlePatterns } from './appointment.rules.ts';
import { appointmentCounters } from '../figures/appointment.figures.ts';
import { searchAppointmentRows } from './appointment-search.queries.ts';

export async function listAppointments(
  { db, tenantId, actor }: CallContext,
  { from, to, ...request }: CallInput<typeof contract.listAppointments>,
): Promise<Page<Appointment>> {
  const rows = await selectAppointments(db, tenantId, {
    ...request,
    startFrom: from && dayBounds(actor.timeZone, from).start,
    startBefore: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, request.limit, (row) => [row.start_time, row.id]);
  return { ...page, rows: page.rows.map(toAppointment) };
}

export async function countAppointments({ db, tenantId, actor, clock }: CallContext) {
  const { start, end } = dayBounds(actor.timeZone, dateIn(actor.timeZone, clock.now()));
  const [counters, today] = await Promise.all([
    readCounters(db, tenantId, appointmentCounters),
    countStarting(db, tenantId, start, end),
  ]);
  return {
    total: counters['appointments.total'],
    today,
    scheduled: counters['appointments.scheduled'],
    completed: counters['appointments.completed'],
  };
}

export async function getAppointment(
  context: CallContext,
  input: CallInput<typeof contract.getAppointment>,
): Promise<Appointment> {
  const row = await requireAppointment(context, input.appointmentId);
  context.audit({ action: 'VIEW', resource: 'appointments', resourceId: row.id });
  return toAppointment(row);
}

export async function readCalendar(
  { db, tenantId, actor }: CallContext,
  input: CallInput<typeof contract.readCalendar>,
) {
  const rows = await selectCalendar(db, tenantId, {
    from: dayBounds(actor.timeZone, input.from).start,
    before: dayBounds(actor.timeZone, input.to).end,
    doctorId: input.doctorId,
    status: input.status,
    limit: maxCalendarEntries,
  });
  return {
    rows: rows.slice(0, maxCalendarEntries).map(toCalendarEntry),
    isCut: rows.length > maxCalendarEntries,
  };
}

/** The maximum number of patients whose appointments a search looks up: the newest registrations that match. */
const maxPatientsSearched = 20;

export async function searchAppointments(
  { db, tenantId, clock }: CallContext,
  { search, limit }: CallInput<typeof contract.searchAppointments>,
) {
  const rows = await searchAppointmentRows(db, tenantId, {
    patientIds: await findPatientIds(db, tenantId, search, maxPatientsSearched),
    patterns: titlePatterns(search),
    now: clock.now().toISOString(),
    limit,
  });
  return { rows: rows.map(toAppointment) };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED: what a patient came for is part of the record. */
export async function readPatientAppointments(
  context: CallContext,
  { patientId }: CallInput<typeof contract.readPatientAppointments>,
) {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  const limit = maxTimelineEntries;
  await openRecord(context, patientId);
  const [upcoming, past] = await Promise.all([
    selectAppointments(db, tenantId, { patientId, startFrom: now, sort: 'start', limit }),
    selectAppointments(db, tenantId, { patientId, startBefore: now, sort: '-start', limit }),
  ]);
  return {
    upcoming: upcoming.slice(0, limit).map(toAppointment),
    past: past.slice(0, limit).map(toAppointment),
  };
}

/** @throws AppError NOT_FOUND, for an appointment of another hospital as for one that does not exist. */
export async function requireAppointment(context: CallContext, id: string): Promise<AppointmentRow> {
  const row = await selectAppointment(context.db, context.tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
