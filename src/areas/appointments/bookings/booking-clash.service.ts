import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { takesOtherTime, takesTime } from '../appointments/appointment.rules.ts';
import { toClash } from '../appointments/appointment.record.ts';
import type { AppointmentFields, BookAnyway } from './booking.contract.ts';
import { selectClashes, type StoredAppointment } from './booking.queries.ts';

type BookedAnyway = Pick<StoredAppointment, 'booked_anyway' | 'booked_anyway_by' | 'booked_anyway_reason'>;

/** The columns of an appointment that was booked while the doctor was free. */
export const notBookedAnyway: BookedAnyway = {
  booked_anyway: false,
  booked_anyway_by: null,
  booked_anyway_reason: null,
};

/** @throws AppError FORBIDDEN when the actor may not book over a clash but asks for it. */
export function refuseOverbooking({ actor }: CallContext, bookAnyway: BookAnyway | undefined): void {
  const permission = 'appointments.overbook';
  if (bookAnyway && !can(actor, permission)) throw new AppError('FORBIDDEN', { permission });
}

export interface Claim {
  appointmentId: string;
  before: (AppointmentFields & { stored: BookedAnyway }) | null;
  after: AppointmentFields;
  bookAnyway: BookAnyway | undefined;
}

/**
 * Decides whether the appointment may take the doctor's time. The doctor must be locked, so that nobody else
 * takes it meanwhile. An appointment whose time does not change is kept, and is no longer 'booked anyway' once the
 * doctor has no other appointment at that time.
 * @throws AppError APPOINTMENT_CLASH with the appointments that the doctor has at that time.
 */
export async function claimTime(context: CallContext, claim: Claim): Promise<BookedAnyway> {
  const { before, after, bookAnyway } = claim;
  const isTaking = before === null ? takesTime(after) : takesOtherTime(before, after);
  const mayStay = before?.stored.booked_anyway === true && takesTime(after);
  if (!isTaking && !mayStay) return notBookedAnyway;
  const clashes = await selectClashes(context.db, context.tenantId, {
    doctorId: after.doctorId!,
    startTime: after.startTime,
    endTime: after.endTime,
    exceptId: claim.appointmentId,
  });
  if (clashes.length === 0) return notBookedAnyway;
  if (before && !isTaking) return before.stored;
  if (!bookAnyway) throw new AppError('APPOINTMENT_CLASH', { clashes: clashes.map(toClash) });
  return {
    booked_anyway: true,
    booked_anyway_by: context.actor.userId,
    booked_anyway_reason: bookAnyway.reason,
  };
}

/**
 * Says what the database's own refusal of an overlap means. Bookings wait for each other at their doctor, so
 * this is for whatever writes without doing so.
 */
export function refusingOverlap<T>(write: Promise<T>): Promise<T> {
  return refusing(write, {
    appointment_doctor_clash: () => new AppError('APPOINTMENT_CLASH', { clashes: [] }),
  });
}
