import { sql } from 'kysely';
import { ofDoctors } from '../report/filters.queries.ts';
import { closedIn, foldedRows, keyUnlessClosed } from '../report/folding/folded-rows.ts';
import { figuresOf, type ReportRequest, rowsOf, stepOf, topRows, within } from '../report/report-source.ts';

/** Orders made in the days by the doctors asked for. */
function ordered(request: ReportRequest) {
  return sql`${within('lab_order.ordered_at', request)} and ${ofDoctors('lab_order.doctor_id', request)}`;
}

/** The same of orders completed in the days. */
function completed(request: ReportRequest) {
  return sql`${within('lab_order.completed_at', request)} and ${ofDoctors('lab_order.doctor_id', request)}`;
}

/** Which orders are closed to the reader. */
function closedOrders(request: ReportRequest) {
  return closedIn(request, 'lab_order', { patient: 'lab_order.patient_id', record: 'lab_order.id' });
}

/** Orders made in the days, results completed in them, and critical results told in them. */
export function selectFigures(request: ReportRequest) {
  const { db, tenantId } = request;
  return figuresOf(
    db,
    sql`select made.orders, made.cancelled, made.tests, done.completed, done.turnaround, told.critical,
        told.acknowledgement
      from (
        select count(*)::bigint as orders, count(*) filter (where status = 'cancelled') as cancelled,
          coalesce(sum((select count(*) from lab_order_test test
            where test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id))
            filter (where status <> 'cancelled'), 0)::bigint as tests
        from lab_order
        where tenant_id = ${tenantId}::uuid and ${ordered(request)}
      ) as made, (
        select count(*)::bigint as completed,
          round(avg(extract(epoch from completed_at - coalesce(collected_at, ordered_at)) / 60))::bigint
            as turnaround
        from lab_order
        where tenant_id = ${tenantId}::uuid and ${completed(request)}
      ) as done, (
        select count(*)::bigint as critical,
          round(avg(extract(epoch from lab_alert.acknowledged_at - lab_alert.raised_at) / 60))::bigint as acknowledgement
        from lab_alert
        join lab_result result on result.tenant_id = ${tenantId}::uuid and result.id = lab_alert.result_id
        join lab_order on lab_order.tenant_id = ${tenantId}::uuid and lab_order.id = result.order_id
        where lab_alert.tenant_id = ${tenantId}::uuid and ${within('lab_alert.raised_at', request)}
          and ${ofDoctors('lab_order.doctor_id', request)}
      ) as told`,
  );
}

/** Orders made and completed by day or month. */
export function selectDays(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select key, sum(orders)::bigint as orders, sum(completed)::bigint as completed
      from (
        select ${stepOf('lab_order.ordered_at', request)} as key, 1 as orders, 0 as completed
        from lab_order
        where tenant_id = ${tenantId}::uuid and ${ordered(request)}
        union all
        select ${stepOf('lab_order.completed_at', request)}, 0, 1
        from lab_order
        where tenant_id = ${tenantId}::uuid and ${completed(request)}
      ) as counted
      group by key`,
  );
}

/** Tests of orders made in the days that were not cancelled, the most ordered first. */
export function selectTests(request: ReportRequest) {
  const { tenantId } = request;
  const { join, isClosed } = closedOrders(request);
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(sql`test.test_id::text`, isClosed)} as key,
        min(test.test_name) as label, count(distinct lab_order.patient_id) as people, count(*) as tests,
        count(*) filter (where lab_order.status = 'completed') as completed
      from lab_order
      join lab_order_test test on test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
      ${join}
      where lab_order.tenant_id = ${tenantId}::uuid and ${ordered(request)}
        and lab_order.status <> 'cancelled'
      group by 1`,
    ['tests', 'completed'],
  );
}

/** The same by the category of the test in the catalogue. */
export function selectCategories(request: ReportRequest) {
  const { tenantId } = request;
  const { join, isClosed } = closedOrders(request);
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(sql`'category ' || known.category`, isClosed)} as key,
        min(known.category) as label, count(distinct lab_order.patient_id) as people, count(*) as tests,
        count(*) filter (where lab_order.status = 'completed') as completed
      from lab_order
      join lab_order_test test on test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
      join lab_test known on known.tenant_id = ${tenantId}::uuid and known.id = test.test_id
      ${join}
      where lab_order.tenant_id = ${tenantId}::uuid and ${ordered(request)}
        and lab_order.status <> 'cancelled'
      group by 1`,
    ['tests', 'completed'],
  );
}

/** Orders made in the days by who ordered. */
export function selectDoctors(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce(doctor_id::text, 'named ' || lower(doctor_name)) as key, min(doctor_name) as label,
        count(*) as orders, count(*) filter (where status = 'completed') as completed
      from lab_order
      where tenant_id = ${tenantId}::uuid and ${ordered(request)}
      group by 1`,
    ['orders', 'completed'],
  );
}

/** Orders made in the days by their urgency, with how long those took that are completed. */
export function selectPriorities(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select priority as key, count(*) as orders,
        count(*) filter (where completed_at is not null) as completed,
        coalesce(round(sum(extract(epoch from completed_at - coalesce(collected_at, ordered_at)) / 60)), 0)::bigint
          as spent
      from lab_order
      where tenant_id = ${tenantId}::uuid and ${ordered(request)}
      group by priority
      order by orders desc, priority`,
  );
}

/** Orders made in the days by where they stand now. */
export function selectStatuses(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select status as key, count(*) as orders
      from lab_order
      where tenant_id = ${tenantId}::uuid and ${ordered(request)}
      group by status
      order by orders desc, status`,
  );
}
