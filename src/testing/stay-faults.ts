import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/**
 * What must be so after any history of admissions, moves and discharges of a hospital, each wrong row as one sentence;
 * one statement, so that it can be asked while people go on.
 */
export async function stayFaults(db: Db, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with stay as (select *, lead(placed_at) over (partition by admission_id order by placed_at, id) as next_placed
      from bed_stay where tenant_id = ${tenantId}::uuid),
    house as (select * from bed where tenant_id = ${tenantId}::uuid),
    admitted as (select * from admission where tenant_id = ${tenantId}::uuid),
    transfer as (select * from bed_transfer where tenant_id = ${tenantId}::uuid),
    leaving as (select * from discharge where tenant_id = ${tenantId}::uuid)
    select 'gap or overlap of stays of ' || admission_id as fault from stay
      where next_placed is not null and ended_at is distinct from next_placed
    union all select 'bed ' || house.bed_number || ' and its open stay disagree' from house
      left join stay on stay.bed_id = house.id and stay.ended_at is null
      where house.admission_id is distinct from stay.admission_id
    union all select 'open stay without a bed that says so ' || stay.admission_id from stay
      left join house on house.id = stay.bed_id and house.admission_id = stay.admission_id
      where stay.ended_at is null and house.id is null
    union all select 'bed ' || bed_number || ' is in two states' from house
      where (status = 'occupied') <> (admission_id is not null) or (status <> 'available' and held_for is not null)
    union all select 'two beds for ' || admission_id from house where admission_id is not null
      group by admission_id having count(*) > 1
    union all select 'two active admissions of ' || patient_id from admitted where status = 'active'
      group by patient_id having count(*) > 1
    union all select 'stay of an ended admission ' || stay.admission_id from stay
      join admitted on admitted.id = stay.admission_id where admitted.status <> 'active' and stay.ended_at is null
    union all select 'received without a start ' || stay.admission_id from stay
      join admitted on admitted.id = stay.admission_id
      where admitted.received_at is not null and stay.ended_at is null and stay.started_at is null
    union all select 'the last status of bed ' || house.bed_number || ' is not in its history' from house
      where status <> (select change.status from bed_status_change change
        where change.tenant_id = ${tenantId}::uuid and change.bed_id = house.id
        order by change.since desc, change.id desc limit 1)
    union all select 'hold without an approved transfer of bed ' || house.bed_number from house
      left join transfer on transfer.id = house.held_for
      where house.held_for is not null and transfer.status is distinct from 'approved'
    union all select 'open transfer from another bed than the present one' from transfer
      join admitted on admitted.id = transfer.admission_id
      left join house on house.admission_id = admitted.id
      where transfer.status in ('pending', 'approved') and house.id is distinct from transfer.from_bed_id
    union all select 'a discharge and its admission disagree ' || leaving.admission_id from leaving
      join admitted on admitted.id = leaving.admission_id
      where (leaving.gone_at is not null) <> (admitted.status in ('discharged', 'transferred-out'))
    limit 100`.execute(db);
  return rows.map(({ fault }) => fault);
}
