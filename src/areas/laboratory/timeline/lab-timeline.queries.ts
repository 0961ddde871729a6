import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../laboratory.tables.ts';

interface Row {
  kind: 'lab-order' | 'lab-result';
  id: string;
  at: string;
  order_id: string;
  order_number: string;
  /** Names of tests; with what was found, for results. */
  words: string | null;
}

/** Orders of a patient by when they were made, and verified results by when they were. */
export function selectLaboratoryOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const { patientId, kinds } = request;
  const orders = sql`
    select 'lab-order' as kind, lab_order.id, lab_order.ordered_at as at, lab_order.id as order_id,
      lab_order.order_number,
      (select string_agg(test.test_name, ', ' order by test.position) from lab_order_test test
        where test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id) as words
    from lab_order
    where lab_order.tenant_id = ${tenantId}::uuid and lab_order.patient_id = ${patientId}::uuid
      and lab_order.status <> 'cancelled'`;
  // What was verified at once is one entry, named by one of its results.
  const results = sql`
    select 'lab-result' as kind, (array_agg(result.id order by result.id))[1] as id,
      verification.verified_at as at, result.order_id, lab_order.order_number,
      string_agg(concat_ws(' ', test.test_name, left(result.result, 100), result.unit), ', '
        order by test.position) as words
    from lab_result result
    join lab_verification verification
      on verification.tenant_id = ${tenantId}::uuid and verification.result_id = result.id
    join lab_order on lab_order.tenant_id = ${tenantId}::uuid and lab_order.id = result.order_id
    join lab_order_test test on test.tenant_id = ${tenantId}::uuid and test.order_id = result.order_id
      and test.test_id = result.test_id
    where result.tenant_id = ${tenantId}::uuid and result.patient_id = ${patientId}::uuid
    group by result.order_id, lab_order.order_number, verification.verified_at`;
  return selectTimeline<Row>(db, request, [
    ...(kinds.includes('lab-order') ? [orders] : []),
    ...(kinds.includes('lab-result') ? [results] : []),
  ]);
}
