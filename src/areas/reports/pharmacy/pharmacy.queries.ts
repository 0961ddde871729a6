import { sql } from 'kysely';
import { boundedSum } from '#database/counting/bounded-sum.ts';
import { closedIn, foldedRows, keyUnlessClosed } from '../report/folding/folded-rows.ts';
import { figuresOf, type ReportRequest, rowsOf, stepOf, stepOfDay, within } from '../report/report-source.ts';

/** What a movement was worth by what its lot cost, rounded half up; positive where stock came. */
const worth = sql`sign(movement.quantity) * div(2 * abs(movement.quantity)::numeric * lot.cost_minor
  + lot.cost_quantity, 2 * lot.cost_quantity::numeric)`;

/** Movements of the days with their lots, without those between places of the hospital. */
function moved({ tenantId, from, to }: ReportRequest, join = sql``) {
  return sql`stock_movement movement
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = movement.lot_id
    ${join}
    where movement.tenant_id = ${tenantId}::uuid and movement.happened_on between ${from}::date and ${to}::date
      and movement.kind not in ('transfer-in', 'transfer-out')`;
}

/** Prescriptions handed out in the days, what stock came and went, and what lies there now. */
export function selectFigures(request: ReportRequest) {
  const { db, tenantId, today } = request;
  return figuresOf(
    db,
    sql`select handed.dispensings, handed.patients, moved.received, moved.used, moved.disposed, lying.value,
        lying.low, lying.expiring
      from (
        select count(*)::bigint as dispensings, count(distinct patient_id) as patients
        from dispensing
        where tenant_id = ${tenantId}::uuid and ${within('dispensing.dispensed_at', request)}
      ) as handed, (
        select ${boundedSum(sql`coalesce(sum(${worth}) filter (where movement.kind = 'receipt'), 0)`)} as received,
          ${boundedSum(sql`coalesce(-sum(${worth})
            filter (where movement.kind in ('issue', 'dispense', 'return')), 0)`)} as used,
          ${boundedSum(sql`coalesce(-sum(${worth}) filter (where movement.kind = 'disposal'), 0)`)} as disposed
        from ${moved(request)}
      ) as moved, (
        select coalesce(sum(value_minor), 0)::bigint as value,
          count(*) filter (where is_low and is_active) as low,
          count(*) filter (where is_stocked and first_expiry < (${today}::date + interval '3 months')::date)
            as expiring
        from stock_item
        where tenant_id = ${tenantId}::uuid
      ) as lying`,
  );
}

/** What came and went by day or month, and what was handed out. */
export function selectDays(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select key, sum(dispensings)::bigint as dispensings, ${boundedSum(sql`sum(received)`)} as received,
        ${boundedSum(sql`sum(used)`)} as used
      from (
        select ${stepOf('dispensing.dispensed_at', request)} as key, 1 as dispensings, 0 as received, 0 as used
        from dispensing
        where tenant_id = ${tenantId}::uuid and ${within('dispensing.dispensed_at', request)}
        union all
        select ${stepOfDay('movement.happened_on', request)}, 0,
          case when movement.kind = 'receipt' then ${worth} else 0 end,
          case when movement.kind in ('issue', 'dispense', 'return') then -(${worth}) else 0 end
        from ${moved(request)}
      ) as counted
      group by key`,
  );
}

/** Medicines handed out in the days, the most often first. */
export function selectMedicines(request: ReportRequest) {
  const { tenantId } = request;
  const key = sql`coalesce(item.medicine_id::text, 'named ' || lower(item.name))`;
  const columns = { patient: 'dispensing.patient_id', record: 'dispensing.id' };
  const { join, isClosed } = closedIn(request, 'dispensing', columns);
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(key, isClosed)} as key, min(item.name) as label,
        count(distinct dispensing.patient_id) as people, count(*) as dispensings,
        coalesce(sum(item.quantity), 0)::bigint as quantity
      from dispensing
      join dispensing_item item on item.tenant_id = ${tenantId}::uuid and item.dispensing_id = dispensing.id
      ${join}
      where dispensing.tenant_id = ${tenantId}::uuid and ${within('dispensing.dispensed_at', request)}
      group by 1`,
    ['dispensings', 'quantity'],
  );
}

/** Items used in the days, the costliest first. */
export function selectItems(request: ReportRequest) {
  const { tenantId } = request;
  const columns = { patient: 'movement.patient_id', record: 'movement.id' };
  const { join, isClosed } = closedIn(request, 'stock_movement', columns);
  return foldedRows(
    request,
    // What went to wards and places as a whole is of nobody, and counts as of as many people as there are issues.
    sql`select ${keyUnlessClosed(sql`used.item_id::text`, sql<boolean>`used.is_closed`)} as key,
        min(item.name) as label, count(distinct used.person) as people, ${boundedSum(sql`sum(used.worth)`)} as used,
        sum(used.quantity)::bigint as quantity
      from (
        select movement.item_id, -(${worth}) as worth, -movement.quantity as quantity,
          coalesce(movement.patient_id, movement.id) as person, ${isClosed} as is_closed
        from ${moved(request, join)} and movement.kind in ('issue', 'dispense', 'return')
      ) as used
      join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = used.item_id
      group by 1`,
    ['used', 'quantity'],
  );
}

/** Movements of the days by kind. */
export function selectKinds(request: ReportRequest) {
  return rowsOf(
    request.db,
    sql`select movement.kind as key, count(*) as movements, ${boundedSum(sql`sum(${worth})`)} as worth
      from ${moved(request)}
      group by movement.kind
      order by movement.kind`,
  );
}
