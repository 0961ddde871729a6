import type { KnownPatient } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { auditValues, columnsOf, fieldsOf, toAppointment } from '../appointments/appointment.record.ts';
import { appointmentTopic, isPlanned } from '../appointments/appointment.rules.ts';
import { requireAppointment } from '../appointments/appointment.service.ts';
import { countChange } from '../figures/appointment.figures.ts';
import { notBookedAnyway } from './booking-clash.service.ts';
import type { AppointmentFields } from './booking.contract.ts';
import { forgetAppointment } from './booking-messages.ts';
import type * as contract from './booking.contract.ts';
import { appointmentRows, selectUpcoming } from './booking.queries.ts';

/**
 * Refuses what would give a deceased patient a visit to come. A visit before the death may still be written down, and
 * an appointment that stands may be cancelled or corrected in its words.
 * @throws AppError PATIENT_DECEASED
 */
export function refuseDeceased(
  { actor }: CallContext,
  { dateOfDeath, isRestricted }: Pick<KnownPatient, 'dateOfDeath' | 'isRestricted'>,
  before: AppointmentFields | null,
  after: AppointmentFields,
): void {
  if (dateOfDeath === null || after.status === 'cancelled') return;
  const isSameVisit =
    before !== null &&
    before.patientId === after.patientId &&
    before.startTime === after.startTime &&
    before.endTime === after.endTime &&
    before.doctorId === after.doctorId &&
    (isPlanned(before) || !isPlanned(after));
  if (isSameVisit) return;
  // Visits before and after the day get one answer: one by one they would tell a restricted patient's date of death.
  if (isRestricted && !seesRestricted(actor)) throw new AppError('PATIENT_DECEASED');
  const isAfterDeath = dateIn(actor.timeZone, new Date(after.startTime)) > dateOfDeath;
  if (isAfterDeath || isPlanned(after)) throw new AppError('PATIENT_DECEASED', { dateOfDeath });
}

/** Cancels every planned appointment of a patient that is still to come, all of them or none. */
export async function cancelUpcomingAppointments(
  context: CallContext,
  { patientId }: CallInput<typeof contract.cancelUpcomingAppointments>,
) {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  const rows = await selectUpcoming(db, tenantId, { patientId, from: now });
  for (const { id, version } of rows) {
    const stored = await requireAppointment(context, id);
    const before = fieldsOf(stored);
    const after = { ...before, status: 'cancelled' as const };
    const values = { ...columnsOf(after), ...notBookedAnyway, updated_at: now };
    const read = async () => toAppointment(await requireAppointment(context, id));
    await writeNextVersion(context, appointmentRows, { id, version }, values, read);
    const current = await read();
    await countChange(context, before, after);
    await forgetAppointment(context, id);
    context.audit({
      action: 'UPDATE',
      resource: 'appointments',
      resourceId: id,
      ...changedFields(auditValues(toAppointment(stored)), auditValues(current)),
    });
    context.announce(appointmentTopic(id));
  }
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  context.announce('appointments');
  return { cancelled: rows.length };
}
