import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { auditValues, toAppointment } from '../appointments/appointment.record.ts';
import { appointmentTopic } from '../appointments/appointment.rules.ts';
import { requireAppointment } from '../appointments/appointment.service.ts';
import { countChange } from '../figures/appointment.figures.ts';
import { forgetAppointment } from './booking-messages.ts';
import { appointmentRows } from './booking.queries.ts';

/**
 * Marks an appointment as completed, as a consequence of what was done in it: no permission of appointments is asked.
 * One that is completed or cancelled stays as it is.
 * @throws AppError NOT_FOUND
 */
export async function completeAppointment(context: CallContext, appointmentId: string): Promise<void> {
  const { db, tenantId, clock } = context;
  const locked = await appointmentRows.lock(db, tenantId, appointmentId);
  const before = toAppointment(await requireAppointment(context, appointmentId));
  if (!locked || locked.status === 'completed' || locked.status === 'cancelled') return;
  const seen = { tenantId, id: appointmentId, version: locked.version };
  const updated_at = clock.now().toISOString();
  await appointmentRows.update(db, seen, { status: 'completed', updated_at });
  const after = toAppointment(await requireAppointment(context, appointmentId));
  await countChange(context, before, after);
  await forgetAppointment(context, appointmentId);
  context.audit({
    action: 'UPDATE',
    resource: 'appointments',
    resourceId: appointmentId,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('appointments');
  context.announce(appointmentTopic(appointmentId));
}
