import type pg from 'pg';

/** What of each patient is finished, as days would have finished it: nothing stands against a join any more. */
const finished = [
  `update admission set status = 'discharged', ended_at = greatest(now(), admitted_at) where status = 'active'`,
  `update admission_request set status = 'cancelled', cancel_reason = 'No longer', decided_at = now(),
    decided_by = requested_by where status = 'open'`,
  `update surgical_case set status = 'completed', actual_end = actual_start + interval '1 hour', actual_minutes = 60,
    holds_time = false where status = 'in_progress'`,
  `update surgical_case set status = 'cancelled', cancel_reason = 'No longer', holds_time = false
    where status in ('scheduled', 'confirmed')`,
  `update operative_note set status = 'signed', draft = null, signed_at = now() where draft is not null`,
  `update consultation set status = 'discarded', closed_at = greatest(now(), started_at) where status = 'draft'`,
  `delete from prescription_draft where true`,
  `insert into nursing_assessment_error (tenant_id, assessment_id, reason, marked_by, marked_at)
    select tenant_id, id, 'No longer', nurse_id, now() from nursing_assessment where status = 'draft'
      and not exists (select from nursing_assessment_error error where error.assessment_id = nursing_assessment.id)`,
  `update invoice set status = 'void', voided_at = now(), void_reason = 'No longer' where status = 'draft'`,
  `update refund_request set status = 'rejected', decided_at = now(), decided_by = requested_by
    where status = 'pending'`,
  `update deposit_refund_request set status = 'rejected', decided_at = now(), decided_by = requested_by
    where status = 'pending'`,
];

/** Finishes what is open of all patients of a hospital, as the owner of the database. */
export async function finishAll(owner: pg.Client, tenantId: string): Promise<void> {
  // The bed of a stay that ends so stays with it.
  await owner.query('set session_replication_role = replica');
  for (const statement of finished) await owner.query(`${statement} and tenant_id = '${tenantId}'`);
  await owner.query('reset session_replication_role');
}
