import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** A patient in a stay and whose concern they are. */
export interface StayPeopleRow {
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
  bed_number: string | null;
  ward_name: string | null;
  /** The account of the attending doctor, else of the admitting one; null where that doctor has none. */
  doctor_user_id: string | null;
  /** The nurse who is responsible now. */
  nurse_id: string | null;
}

/** Who lies in a running stay, and whose concern that is; undefined when the stay is over. */
export async function selectStayPeople(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<StayPeopleRow | undefined> {
  const { rows } = await sql<StayPeopleRow>`
    select patient.patient_number, patient.first_name, patient.last_name, patient.is_restricted, bed.bed_number,
      ward.name as ward_name, doctor.user_id as doctor_user_id, assignment.nurse_id
    from admission
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    left join doctor on doctor.tenant_id = ${tenantId}::uuid
      and doctor.id = coalesce(admission.attending_doctor_id, admission.admitting_doctor_id)
    left join nursing_assignment assignment on assignment.tenant_id = ${tenantId}::uuid
      and assignment.admission_id = admission.id and assignment.ended_at is null
    where admission.tenant_id = ${tenantId}::uuid and admission.id = ${admissionId}::uuid
      and admission.status = 'active'`.execute(db);
  return rows[0];
}
