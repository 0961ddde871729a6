import { sql } from 'kysely';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertOrders } from './orders/ward-order.queries.ts';
import { orderSetRows } from './sets/order-set.queries.ts';
import { sampleOrders, sampleSets } from './ward-orders.samples.ts';

const hourMs = 3_600_000;
/** When the doctors ordered and the nurses read it, seen from now. */
const orderedHoursAgo = 3;
const readHoursAgo = 2.5;

interface SampleStay {
  id: string;
  patient_id: string;
}

/** Patients in beds who have been there since before the orders, those of the doctor first. */
async function selectStays(
  db: Db,
  tenantId: string,
  { doctorId, before }: Record<'doctorId' | 'before', string>,
): Promise<SampleStay[]> {
  const { rows } = await sql<SampleStay>`
    select admission.id, admission.patient_id from admission
    join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = admission.admitting_doctor_id
    where admission.tenant_id = ${tenantId}::uuid and admission.status = 'active'
      and admission.received_at < ${before}::timestamptz
    order by doctor.user_id = ${doctorId}::uuid desc nulls last, admission.admission_number, admission.id
    limit ${sampleOrders.length}`.execute(db);
  return rows;
}

/** Three sets of orders, and orders of the first patients in the beds; the last of each waits for the nurse. */
export const wardOrdersSamples: AreaSamples = {
  after: ['people', 'appointments', 'inpatient', 'vitals'],
  async fill({ db, tenantId, clock, recordsOf }) {
    const people = recordsOf('people');
    const doctorId = people.idOf('doctor', 'tenant_admin');
    const nurseId = people.idOf('nurse', 'tenant_admin');
    const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs).toISOString();
    const [orderedAt, readAt] = [ago(orderedHoursAgo), ago(readHoursAgo)];
    await orderSetRows.insert(
      db,
      sampleSets.map(({ orders, ...said }) => ({
        ...{ ...said, tenant_id: tenantId, id: newId(), orders: JSON.stringify(orders), version: 1 },
        ...{ created_by: doctorId, created_at: orderedAt, updated_by: doctorId, updated_at: orderedAt },
      })),
    );
    const stays = await selectStays(db, tenantId, { doctorId, before: orderedAt });
    const rows = stays.flatMap((stay, place) => {
      const orders = sampleOrders[place]!;
      return orders.map(({ order, note }, turn) => {
        const isRead = turn < orders.length - 1;
        return {
          ...{ tenant_id: tenantId, id: newId(), patient_id: stay.patient_id, admission_id: stay.id },
          ...{ kind: order.kind, facts: JSON.stringify(order), note, policy_minutes: null },
          ...{ set_name: null, replaces_id: null, ordered_by: doctorId, ordered_at: orderedAt },
          ...{ state: 'active' as const, news: 'new' as const, state_at: orderedAt, state_by: doctorId },
          ...{ state_reason: null, version: 1 },
          ...{ acknowledged_by: isRead ? nurseId : null, acknowledged_at: isRead ? readAt : null },
        };
      });
    });
    if (rows.length > 0) await insertOrders(db, rows);
  },
};
