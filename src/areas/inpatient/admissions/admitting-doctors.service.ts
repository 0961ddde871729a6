import { findDoctor } from '#areas/appointments/appointments.public.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from './admission.issues.ts';

interface NamedDoctors {
  admittingDoctorId: string | null;
  admittingDoctor: string | null;
  attendingDoctorId: string | null;
  attendingDoctor: string | null;
}

/**
 * The columns of the doctors of an admission: of a doctor of the hospital the name in its list, of any other the name
 * that was typed.
 * @throws AppError NOT_FOUND for an unknown doctor, INVALID_INPUT at `admittingDoctor` when nobody is named.
 */
export async function doctorColumns(context: CallContext, doctors: NamedDoctors) {
  const [admitting, attending] = await Promise.all([
    nameOf(context, doctors.admittingDoctorId, doctors.admittingDoctor),
    nameOf(context, doctors.attendingDoctorId, doctors.attendingDoctor),
  ]);
  if (!admitting) throw invalidFields({ admittingDoctor: issue('doctorMissing') });
  return {
    admitting_doctor: admitting,
    admitting_doctor_id: doctors.admittingDoctorId,
    attending_doctor: attending,
    attending_doctor_id: doctors.attendingDoctorId,
  };
}

async function nameOf({ db, tenantId }: CallContext, id: string | null, typed: string | null) {
  if (id === null) return typed || null;
  const doctor = await findDoctor(db, tenantId, id);
  if (!doctor) throw new AppError('NOT_FOUND');
  return doctor.name;
}
