import { type RawBuilder, sql } from 'kysely';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { type ReportRequest, rowsOf, type SourceRow } from './report-source.ts';

/** A row that names what fewer people had is one of all others to whoever does not see sensitive data. */
const smallestCell = 5;

/** What can be closed to a reader: whose it is, and the consultation or invoice that it comes from, as columns. */
interface Origin {
  patient: string;
  consultation?: string;
  invoice?: string;
}

/**
 * True for what belongs to a restricted patient or comes from a sensitive consultation, to a reader without
 * emr.sensitive. It counts among all others whatever the days are, so that two ranges never tell it by their difference.
 */
export function isClosedIn(
  { tenantId, seesClosed }: ReportRequest,
  { patient, consultation, invoice }: Origin,
): RawBuilder<boolean> {
  if (seesClosed) return sql<boolean>`false`;
  const restricted = sql`coalesce(${sql.ref(patient)} = any (array(
    select id from patient as closed where closed.tenant_id = ${tenantId}::uuid and closed.is_restricted
  )), false)`;
  const sensitive = consultation
    ? sql`coalesce(${sql.ref(consultation)} = any (${sensitiveConsultations(tenantId)}), false)`
    : sql`false`;
  const billed = invoice ? sql`${sql.ref(invoice)} = any (${closedInvoices(tenantId)})` : sql`false`;
  return sql<boolean>`(${restricted} or ${sensitive} or ${billed})`;
}

function sensitiveConsultations(tenantId: string) {
  return sql`array(
    select id from consultation as closed where closed.tenant_id = ${tenantId}::uuid and closed.is_sensitive
  )`;
}

/** Invoices of a follow-up, of tests, medicines and operations that come from a sensitive consultation. */
function closedInvoices(tenantId: string) {
  const tenant = sql`${tenantId}::uuid`;
  return sql`array(
    select invoice.id from consultation as closed
    join invoice on invoice.tenant_id = ${tenant} and invoice.appointment_id = closed.follow_up_appointment_id
    where closed.tenant_id = ${tenant} and closed.is_sensitive
    union all
    select source.invoice_id from consultation as closed
    join lab_order on lab_order.tenant_id = ${tenant} and lab_order.consultation_id = closed.id
    join invoice_source source on source.tenant_id = ${tenant} and source.kind = 'lab_order'
      and source.source_id = lab_order.id
    where closed.tenant_id = ${tenant} and closed.is_sensitive
    union all
    select dispensing.invoice_id from consultation as closed
    join prescription on prescription.tenant_id = ${tenant} and prescription.consultation_id = closed.id
    join dispensing on dispensing.tenant_id = ${tenant} and dispensing.prescription_id = prescription.id
      and dispensing.invoice_id is not null
    where closed.tenant_id = ${tenant} and closed.is_sensitive
    union all
    select bill.invoice_id from consultation as closed
    join surgical_case operation on operation.tenant_id = ${tenant} and operation.consultation_id = closed.id
    join surgical_bill bill on bill.tenant_id = ${tenant} and bill.case_id = operation.id
      and bill.invoice_id is not null
    where closed.tenant_id = ${tenant} and closed.is_sensitive
  )`;
}

/** Movements of stock that handed out or gave what a sensitive consultation prescribed; empty for who sees it. */
export function closedMovements({ tenantId, seesClosed }: ReportRequest): RawBuilder<unknown> {
  if (seesClosed) return sql`array[]::uuid[]`;
  const tenant = sql`${tenantId}::uuid`;
  const prescribed = sql`consultation as closed
    join prescription on prescription.tenant_id = ${tenant} and prescription.consultation_id = closed.id`;
  return sql`array(
    select lot.movement_id from ${prescribed}
    join dispensing on dispensing.tenant_id = ${tenant} and dispensing.prescription_id = prescription.id
    join dispensing_item item on item.tenant_id = ${tenant} and item.dispensing_id = dispensing.id
    join dispensing_lot lot on lot.tenant_id = ${tenant} and lot.item_id = item.id
    where closed.tenant_id = ${tenant} and closed.is_sensitive
    union all
    select lot.movement_id from ${prescribed}
    join prescription_line line on line.tenant_id = ${tenant} and line.prescription_id = prescription.id
    join dose on dose.tenant_id = ${tenant} and dose.line_id = line.id
    join dose_lot lot on lot.tenant_id = ${tenant} and lot.dose_id = dose.id
    where closed.tenant_id = ${tenant} and closed.is_sensitive
  )`;
}

/** What a row is counted under: all others where it is closed. */
export function keyUnlessClosed(key: RawBuilder<unknown>, isClosed: RawBuilder<boolean>): RawBuilder<string> {
  return sql<string>`case when ${isClosed} then 'rest' else ${key} end`;
}

/**
 * `topRows` of what somebody had: a disease, a test, a medicine, a service. `grouped` has `people` besides, how many
 * different ones, and the key `rest` for what is closed (`keyUnlessClosed`). To a reader without emr.sensitive a row of
 * fewer than five people is one of all others, and of a named row each of the `cells` below five is counted in `into`.
 */
export function foldedRows(
  { db, seesClosed }: ReportRequest,
  grouped: RawBuilder<unknown>,
  columns: readonly [string, ...string[]],
  { cells = [], into }: { cells?: readonly string[]; into?: string } = {},
): Promise<SourceRow[]> {
  const least = seesClosed ? 0 : smallestCell;
  const isSmall = (cell: string) => sql`(named and ${sql.ref(cell)} < ${least}::int)`;
  const shown = columns.map((column) => {
    if (column === into) {
      const small = cells.map((cell) => sql`case when ${isSmall(cell)} then ${sql.ref(cell)} else 0 end`);
      return sql`${sql.join([sql.ref(column), ...small], sql` + `)} as ${sql.ref(column)}`;
    }
    return cells.includes(column)
      ? sql`case when ${isSmall(column)} then 0 else ${sql.ref(column)} end as ${sql.ref(column)}`
      : sql.ref(column);
  });
  const sums = columns.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`);
  return rowsOf(
    db,
    sql`with grouped as (${grouped}), judged as (
        select grouped.*, key <> 'rest' and people >= ${least}::int as named from grouped
      ), placed as (
        select key, label, named, ${sql.join(shown)},
          row_number() over (order by named desc, ${sql.ref(columns[0])} desc, label, key) as place
        from judged
      )
      select case when named and place <= ${sizeLimits.reportRows}::int then key else 'rest' end as key,
        case when named and place <= ${sizeLimits.reportRows}::int then label end as label, ${sql.join(sums)}
      from placed
      group by 1, 2
      order by min(place)`,
  );
}
