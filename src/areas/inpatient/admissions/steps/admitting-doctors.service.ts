import { findDoctorNamed } from '#areas/appointments/appointments.public.ts';
import type { CallContext } from '#server/call-context.ts';

/** The columns of the doctors of an admission: who is named as a doctor of the hospital is that doctor. */
export async function doctorColumns(
  { db, tenantId }: CallContext,
  names: { admittingDoctor: string; attendingDoctor: string | null },
) {
  const [admitting, attending] = await Promise.all([
    findDoctorNamed(db, tenantId, names.admittingDoctor),
    names.attendingDoctor ? findDoctorNamed(db, tenantId, names.attendingDoctor) : undefined,
  ]);
  return {
    admitting_doctor: admitting?.name ?? names.admittingDoctor,
    admitting_doctor_id: admitting?.id ?? null,
    attending_doctor: attending?.name ?? (names.attendingDoctor || null),
    attending_doctor_id: attending?.id ?? null,
  };
}
