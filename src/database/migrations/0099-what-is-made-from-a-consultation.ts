import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

/**
 * A request for a bed and an operation name the consultation in which they were asked for, as orders and prescriptions
 * do: what is made from a sensitive consultation is as closed as it is.
 * docs/decisions/0126-what-is-made-from-a-closed-record.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    ...namesConsultation('admission_request'),
    ...namesConsultation('surgical_case'),
    `create index consultation_sensitive on consultation (tenant_id, patient_id) where is_sensitive`,
    // Each way from a record to what was made from it has its index.
    `create index prescription_draft_by_consultation on prescription_draft (tenant_id, consultation_id)
      where consultation_id is not null`,
    `create index referral_by_appointment on referral (tenant_id, appointment_id)
      where appointment_id is not null`,
    `create index commission_reversal_by_referral on commission_reversal (tenant_id, referral_id)`,
    `create index invoice_by_lab_order on invoice (tenant_id, lab_order_id) where lab_order_id is not null`,
    `create index patient_restricted on patient (tenant_id, id) where is_restricted`,
  ]);
  // What the author of a visit's consultation asked for at that visit came from it.
  await inEachHospital(db, async (tenantId) => {
    await sql`update admission_request set consultation_id = consultation.id
      from consultation
      where admission_request.tenant_id = ${tenantId}::uuid and consultation.tenant_id = ${tenantId}::uuid
        and consultation.appointment_id = admission_request.appointment_id
        and consultation.patient_id = admission_request.patient_id
        and consultation.author_id = admission_request.requested_by
        and consultation.status <> 'discarded' and not consultation.is_entered_in_error`.execute(db);
  });
}

function namesConsultation(table: string): string[] {
  return [
    `alter table ${table} add column consultation_id uuid`,
    `alter table ${table} add constraint ${table}_consultation
      foreign key (tenant_id, consultation_id) references consultation (tenant_id, id)`,
    `create index ${table}_by_consultation on ${table} (tenant_id, consultation_id)
      where consultation_id is not null`,
  ];
}
