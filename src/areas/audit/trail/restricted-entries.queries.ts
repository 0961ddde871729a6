import { type RawBuilder, sql } from 'kysely';
import { closedRecordIds } from '#database/closed-records/made-from.ts';

/**
 * Tables of records that belong to a patient and have an id of their own, with the way from one to its patient. A
 * test holds them against the foreign keys of the database, so that no later table is forgotten.
 */
export const recordsOfPatients: Readonly<Record<string, string>> = {
  admission: 'patient_id',
  admission_request: 'patient_id',
  appointment: 'patient_id',
  bed: 'admission.admission_id',
  bed_rate: 'bed.bed_id',
  bed_status_change: 'bed.bed_id',
  bed_stay: 'admission.admission_id',
  bed_transfer: 'admission.admission_id',
  consultation: 'patient_id',
  consultation_amendment: 'consultation.consultation_id',
  deposit_movement: 'patient_id',
  deposit_refund_request: 'patient_id',
  discharge: 'admission.admission_id',
  emergency_access: 'patient_id',
  lab_order: 'patient_id',
  lab_result: 'patient_id',
  invoice: 'patient_id',
  referral: 'patient_id',
  patient_allergy: 'patient_id',
  patient_problem: 'patient_id',
  vital_signs: 'patient_id',
  vital_signs_escalation: 'vital_signs.vital_signs_id',
  deterioration: 'patient_id',
  saturation_scale: 'admission.admission_id',
  nursing_assessment: 'patient_id',
  nursing_assessment_addendum: 'nursing_assessment.assessment_id',
  nursing_note: 'patient_id',
  nursing_note_addendum: 'nursing_note.note_id',
  progress_note: 'patient_id',
  ward_order: 'patient_id',
  nursing_assignment: 'patient_id',
  nursing_task: 'patient_id',
  care_plan: 'patient_id',
  care_intervention: 'patient_id',
  care_plan_evaluation: 'care_plan.care_plan_id',
  fluid_record: 'patient_id',
  wound: 'patient_id',
  wound_observation: 'patient_id',
  lab_alert: 'lab_result.result_id',
  payment: 'invoice.invoice_id',
  refund_request: 'invoice.invoice_id',
  credit_note: 'invoice.invoice_id',
  stay_estimate: 'admission.admission_id',
  stay_service: 'admission.admission_id',
  stay_supply: 'admission.admission_id',
  stay_timer: 'admission.admission_id',
  commission_reversal: 'referral.referral_id',
  stock_movement: 'patient_id',
  prescription: 'patient_id',
  prescription_draft: 'patient_id',
  prescription_line: 'patient_id',
  prescription_finding: 'prescription.prescription_id',
  prescription_line_event: 'prescription_line.line_id',
  dose: 'patient_id',
  infusion_step: 'patient_id',
  dispensing: 'patient_id',
  dispensing_item: 'dispensing.dispensing_id',
  dispensing_return: 'dispensing.dispensing_id',
  dispensing_finding: 'dispensing.dispensing_id',
  counter_sale: 'patient_id',
  counter_sale_item: 'counter_sale.sale_id',
  counter_sale_return: 'counter_sale.sale_id',
  surgical_case: 'patient_id',
  surgical_checklist: 'surgical_case.case_id',
  safety_override: 'surgical_case.case_id',
  surgical_count_entry: 'surgical_case.case_id',
  operative_note: 'surgical_case.case_id',
  operative_note_addendum: 'operative_note.note_id',
  surgical_specimen: 'surgical_case.case_id',
  surgical_implant: 'patient_id',
  surgical_consumable: 'patient_id',
  surgical_bill: 'patient_id',
  surgical_charge: 'surgical_case.case_id',
  anesthesia_record: 'surgical_case.case_id',
  anesthesia_addendum: 'anesthesia_record.record_id',
  anesthesia_entry: 'anesthesia_record.record_id',
  operating_theatre: 'surgical_case.current_case_id',
  theatre_session: 'operating_theatre.theatre_id',
  surgical_consent: 'patient_id',
  surgical_consent_signature: 'patient_id',
  surgical_consent_withdrawal: 'patient_id',
  surgical_milestone: 'surgical_case.case_id',
  surgical_delay: 'surgical_case.case_id',
  message: 'patient_id',
};

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * True for an entry about a restricted patient, or about what was made from a sensitive consultation of somebody else than
 * the reader: of the patient, of a record of theirs, or of something whose values hold the id of either. Every id of the
 * entry is followed, whatever kind of record it is about.
 */
export function mentionsRestricted(tenantId: string, userId: string) {
  const mentioned = sql`mentioned.id`;
  const patients = Object.keys(recordsOfPatients).map((table) => patientOf(tenantId, table, mentioned));
  return sql<boolean>`exists (
    select from (
      select lower((regexp_matches(
        concat_ws(' ', entry.resource_id, entry.old_values, entry.new_values), ${sql.lit(uuidPattern)}, 'gi'
      ))[1])::uuid as id
    ) as mentioned
    left join patient on patient.tenant_id = ${tenantId}
      and patient.id = any (array[mentioned.id, ${holderOf(tenantId, mentioned)}, ${sql.join(patients)}])
    where patient.is_restricted or mentioned.id = any (${closedRecordIds(tenantId, userId)})
  )`;
}

/** The record that holds a joined one now: what is closed of it is closed under its former id as well. */
function holderOf(tenantId: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select leads_to from patient_join
    where tenant_id = ${tenantId} and joined_id = ${id} and undone_at is null)`;
}

/** The patient of a record, wherever the way to it leads. */
function patientOf(tenantId: string, table: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = recordsOfPatients[table]!;
  const [owner, key] = way.includes('.') ? (way.split('.') as [string, string]) : [undefined, way];
  const found = sql`(select ${sql.ref(key)} from ${sql.table(table)}
    where tenant_id = ${tenantId} and id = ${id})`;
  return owner === undefined ? found : patientOf(tenantId, owner, found);
}
