import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';

export interface OwnInpatientRow {
  admission_id: string;
  admitted_at: Instant;
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
  bed_number: string | null;
  ward_name: string | null;
  /** The last total of NEWS2; null before the first one. */
  total: number | null;
  asks_for_call: boolean;
}

/** Who is admitted under the name of a doctor, attending or admitting: whose last score is high first, then by bed. */
export async function selectOwnInpatients(
  db: Db,
  tenantId: string,
  { doctorId, limit }: { doctorId: string; limit: number },
): Promise<OwnInpatientRow[]> {
  const { rows } = await sql<OwnInpatientRow>`
    select admission.id as admission_id, admission.admitted_at, patient.patient_number, patient.first_name,
      patient.last_name, patient.is_restricted, bed.bed_number, ward.name as ward_name, scored.total,
      coalesce(scored.response in ('single', 'urgent', 'emergency'), false) and not patient.is_restricted
        as asks_for_call
    from admission
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = admission.patient_id
    left join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
    left join lateral (
      select signs.news2_total as total, signs.news2 ->> 'response' as response
      from vital_signs signs
      where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = admission.id
        and signs.news2_total is not null
        and not exists (select from vital_signs_error error
          where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)
      order by signs.recorded_at desc, signs.id desc limit 1
    ) scored on true
    where admission.tenant_id = ${tenantId}::uuid and admission.status = 'active'
      and (admission.attending_doctor_id = ${doctorId}::uuid or admission.admitting_doctor_id = ${doctorId}::uuid)
    order by asks_for_call desc, ward.name nulls first, bed.sort_key, admission.id
    limit ${limit}`.execute(db);
  return rows;
}
