import type { Db } from '#database/tables.ts';
import { newestWeight } from '#areas/vitals/vitals.public.ts';

/** Whose chart it is, with the weight, and the stay and bed of now; undefined when the hospital has no such patient. */
export function selectFluidSubject(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('patient')
    .leftJoinLateral(newestWeight(tenantId).as('weighed'), (join) => join.onTrue())
    .leftJoin('admission', (join) =>
      join
        .onRef('admission.patient_id', '=', 'patient.id')
        .on('admission.tenant_id', '=', tenantId)
        .on('admission.status', '=', 'active'),
    )
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .selectAll('weighed')
    .select([
      'patient.id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.date_of_birth',
      'patient.is_restricted',
      'admission.id as admission_id',
      'admission.admission_number',
      'admission.admitted_at',
      'bed.bed_number',
      'ward.name as ward_name',
    ])
    .where('patient.tenant_id', '=', tenantId)
    .where('patient.id', '=', patientId)
    .executeTakeFirst();
}
