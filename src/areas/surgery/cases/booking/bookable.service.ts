import { findPatient } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { theatreRows } from '../../theatres/theatre.queries.ts';
import { procedureRows } from '../../procedures/procedure.queries.ts';
import { issue } from '../case.issues.ts';
import { selectOpenAdmission } from './bookable.queries.ts';

interface Bookable {
  patientId: string;
  admissionId: string | null;
  procedureId: string | null;
  theatreId: string | null;
  start: string | null;
}

/**
 * Refuses what no case can be booked for; what a case had before is not asked about again.
 * @throws AppError NOT_FOUND for records of another hospital, INVALID_INPUT at the field
 */
export async function refuseUnbookable(
  context: CallContext,
  wanted: Bookable,
  before: Bookable | null,
): Promise<void> {
  if (wanted.start !== null && wanted.theatreId === null) {
    throw invalidFields({ theatreId: issue('theatreMissing') });
  }
  const isNew = (field: keyof Bookable) => wanted[field] !== null && wanted[field] !== before?.[field];
  if (isNew('patientId') || isNew('start')) await refusePatient(context, wanted, before);
  if (isNew('admissionId')) await refuseAdmission(context, wanted);
  if (isNew('procedureId')) await refuseProcedure(context, wanted.procedureId!);
  if (isNew('theatreId') || (wanted.theatreId !== null && isNew('start'))) {
    await refuseTheatre(context, wanted, isNew('theatreId'));
  }
}

async function refusePatient(context: CallContext, wanted: Bookable, before: Bookable | null) {
  const { db, tenantId, actor } = context;
  const patient = await findPatient(db, tenantId, wanted.patientId);
  if (!patient) throw new AppError('NOT_FOUND');
  if (before === null && patient.status === 'inactive') {
    throw invalidFields({ patientId: issue('patientInactive') });
  }
  const day = dateIn(actor.timeZone, wanted.start === null ? context.clock.now() : new Date(wanted.start));
  if (patient.dateOfDeath !== null && day > patient.dateOfDeath) {
    throw invalidFields({ patientId: issue('patientDeceased', { day: patient.dateOfDeath }) });
  }
}

async function refuseAdmission({ db, tenantId }: CallContext, { admissionId, patientId }: Bookable) {
  const admission = await selectOpenAdmission(db, tenantId, admissionId!);
  if (!admission) throw new AppError('NOT_FOUND');
  if (admission.patient_id !== patientId || admission.status !== 'active') {
    throw invalidFields({ admissionId: issue('admissionOfAnother') });
  }
}

async function refuseProcedure({ db, tenantId }: CallContext, id: string) {
  const procedure = await procedureRows.select(db, tenantId, id);
  if (!procedure) throw new AppError('NOT_FOUND');
  if (!procedure.is_active) throw invalidFields({ procedureId: issue('procedureRetired') });
}

async function refuseTheatre(context: CallContext, { theatreId, start }: Bookable, isMovedIn: boolean) {
  const { db, tenantId, actor, clock } = context;
  const theatre = await theatreRows.select(db, tenantId, theatreId!);
  if (!theatre) throw new AppError('NOT_FOUND');
  // Of a later day nobody knows whether the maintenance is over: the board asks.
  const isToday =
    start !== null && dateIn(actor.timeZone, new Date(start)) === dateIn(actor.timeZone, clock.now());
  if (theatre.status === 'maintenance' && isToday) {
    throw invalidFields({ theatreId: issue('theatreInMaintenance', { theatre: theatre.theatre_number }) });
  }
  if (isMovedIn && !theatre.is_active) throw invalidFields({ theatreId: issue('theatreClosed') });
}
