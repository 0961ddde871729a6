import type { Db } from '#database/tables.ts';
import '../inpatient.tables.ts';

/** The running stay of a patient with its bed; undefined for somebody who is not admitted. */
export function selectRunningStay(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('admission')
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .select([
      'admission.id',
      'admission.admission_number',
      'admission.admitted_at',
      'admission.precautions',
      'bed.bed_number',
      'ward.name as ward_name',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.patient_id', '=', patientId)
    .where('admission.status', '=', 'active')
    .executeTakeFirst();
}
