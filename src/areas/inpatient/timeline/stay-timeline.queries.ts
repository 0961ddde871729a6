import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../inpatient.tables.ts';

interface Row {
  kind: 'admission' | 'discharge';
  id: string;
  at: string;
  admission_id: string;
  admission_number: string;
  diagnosis: string | null;
}

/** Admissions of a patient, and when the patient left. */
export function selectStaysOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const { patientId, kinds } = request;
  const admissions = sql`
    select 'admission' as kind, admission.id, admission.admitted_at as at, admission.id as admission_id,
      admission.admission_number, admission.primary_diagnosis as diagnosis
    from admission
    where admission.tenant_id = ${tenantId}::uuid and admission.patient_id = ${patientId}::uuid
      and admission.status <> 'cancelled'`;
  const discharges = sql`
    select 'discharge' as kind, discharge.id, discharge.left_at as at, admission.id as admission_id,
      admission.admission_number, discharge.diagnoses[1] as diagnosis
    from admission
    join discharge on discharge.tenant_id = ${tenantId}::uuid and discharge.admission_id = admission.id
    where admission.tenant_id = ${tenantId}::uuid and admission.patient_id = ${patientId}::uuid
      and discharge.left_at is not null`;
  return selectTimeline<Row>(db, request, [
    ...(kinds.includes('admission') ? [admissions] : []),
    ...(kinds.includes('discharge') ? [discharges] : []),
  ]);
}
