import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import '../../laboratory.tables.ts';

export interface OpenOrderRow {
  id: string;
  order_number: string;
  priority: LabOrder['priority'];
  ordered_at: Instant;
  first_name: string;
  last_name: string;
}

/** Orders since an instant that are neither completed nor cancelled: stat first, then the oldest. */
export async function selectOpenOrders(db: Db, tenantId: string, since: string): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select lab_order.id, lab_order.order_number, lab_order.priority, lab_order.ordered_at, patient.first_name,
      patient.last_name
    from lab_order
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = lab_order.patient_id
    where lab_order.tenant_id = ${tenantId}::uuid and lab_order.status in ('pending', 'in-progress')
      and lab_order.ordered_at >= ${since}::timestamptz
    order by case lab_order.priority when 'stat' then 0 when 'urgent' then 1 else 2 end,
      lab_order.ordered_at, lab_order.id
    limit ${maxHomeItems}`.execute(db);
  return rows;
}
