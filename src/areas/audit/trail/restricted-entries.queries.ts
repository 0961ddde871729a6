import { sql } from 'kysely';

/**
 * Tables of records that belong to a patient and have an id of their own, with the way from one to its patient. A
 * test holds them against the foreign keys of the database, so that no later table is forgotten.
 */
export const recordsOfPatients: Readonly<Record<string, string>> = {
  admission: 'patient_id',
  admission_request: 'patient_id',
  appointment: 'patient_id',
  bed: 'admission.admission_id',
  bed_stay: 'admission.admission_id',
  emergency_access: 'patient_id',
  lab_order: 'patient_id',
  lab_result: 'patient_id',
  invoice: 'patient_id',
  referral: 'patient_id',
  vital_signs: 'patient_id',
  vital_signs_escalation: 'vital_signs.vital_signs_id',
  saturation_scale: 'admission.admission_id',
  nursing_assessment: 'patient_id',
  lab_alert: 'lab_result.result_id',
  payment: 'invoice.invoice_id',
  refund_request: 'invoice.invoice_id',
  credit_note: 'invoice.invoice_id',
  commission_reversal: 'referral.referral_id',
};

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * True for an entry about a restricted patient: of the patient, of a record of theirs, or of something
 * whose values hold the id of either. Every id of the entry is followed, whatever kind of record it is about.
 */
export function mentionsRestricted(tenantId: string) {
  const patients = Object.entries(recordsOfPatients).map(([table, way]) => patientOf(tenantId, table, way));
  return sql<boolean>`exists (
    select from (
      select lower((regexp_matches(
        concat_ws(' ', entry.resource_id, entry.old_values, entry.new_values), ${sql.lit(uuidPattern)}, 'gi'
      ))[1])::uuid as id
    ) as mentioned
    join patient on patient.tenant_id = ${tenantId}
      and patient.id = any (array[mentioned.id, ${sql.join(patients)}])
    where patient.is_restricted
  )`;
}

function patientOf(tenantId: string, table: string, way: string) {
  const [owner, key] = way.includes('.') ? (way.split('.') as [string, string]) : [undefined, way];
  if (owner === undefined) {
    return sql`(select ${sql.ref(key)} from ${sql.table(table)} where tenant_id = ${tenantId} and id = mentioned.id)`;
  }
  return sql`(select owner.patient_id from ${sql.table(table)} as owned
    join ${sql.table(owner)} as owner on owner.tenant_id = ${tenantId} and owner.id = owned.${sql.ref(key)}
    where owned.tenant_id = ${tenantId} and owned.id = mentioned.id)`;
}
