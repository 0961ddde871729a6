import { sql } from 'kysely';
import { closedIn, foldedRows, keyUnlessClosed } from '../report/folding/folded-rows.ts';
import { type ReportRequest, rowsOf, stepOf, topRows, within } from '../report/report-source.ts';

/**
 * Lines of invoices sent in the days, and of credit notes made in them on invoices that are not void, with whose they are:
 * each invoice without a patient is of somebody else.
 */
function lines(request: ReportRequest) {
  const { tenantId } = request;
  const columns = { patient: 'invoice.patient_id', record: 'invoice.id' };
  const { join, isClosed } = closedIn(request, 'invoice', columns);
  return sql`
    select item.service_id, item.name, item.quantity, item.total_minor as charged, 0::bigint as credited,
      coalesce(invoice.patient_id, invoice.id) as person, ${isClosed} as is_closed
    from invoice
    join invoice_item item on item.tenant_id = ${tenantId}::uuid and item.invoice_id = invoice.id
    ${join}
    where invoice.tenant_id = ${tenantId}::uuid and ${within('invoice.sent_at', request)}
      and invoice.status <> 'void'
    union all
    select item.service_id, item.name, 0, 0, credit.subtotal_minor, coalesce(invoice.patient_id, invoice.id),
      ${isClosed}
    from credit_note note
    join credit_note_item credit on credit.tenant_id = ${tenantId}::uuid and credit.credit_note_id = note.id
    join invoice on invoice.tenant_id = ${tenantId}::uuid and invoice.id = note.invoice_id
      and invoice.status <> 'void'
    join invoice_item item on item.tenant_id = ${tenantId}::uuid and item.invoice_id = credit.invoice_id
      and item.position = credit.position
    ${join}
    where note.tenant_id = ${tenantId}::uuid and ${within('note.created_at', request)}`;
}

const lineColumns = ['net', 'quantity', 'charged', 'credited'] as const;

/** What each service brought in, the most first; lines without a service go by their name. */
export function selectServices(request: ReportRequest) {
  const { tenantId } = request;
  const key = sql`coalesce(line.service_id::text, 'named ' || lower(line.name))`;
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(key, sql<boolean>`line.is_closed`)} as key,
        coalesce(min(service.name), min(line.name)) as label, count(distinct line.person) as people,
        sum(line.quantity)::bigint as quantity, sum(line.charged)::bigint as charged, sum(line.credited)::bigint as credited,
        sum(line.charged - line.credited)::bigint as net
      from (${lines(request)}) as line
      left join service on service.tenant_id = ${tenantId}::uuid and service.id = line.service_id
      group by 1`,
    lineColumns,
  );
}

/** The same by the category of the service. */
export function selectCategories(request: ReportRequest) {
  const { tenantId } = request;
  const key = sql`coalesce('category ' || service.category, 'none')`;
  return foldedRows(
    request,
    sql`select ${keyUnlessClosed(key, sql<boolean>`line.is_closed`)} as key, min(service.category) as label,
        count(distinct line.person) as people,
        sum(line.quantity)::bigint as quantity, sum(line.charged)::bigint as charged,
        sum(line.credited)::bigint as credited, sum(line.charged - line.credited)::bigint as net
      from (${lines(request)}) as line
      left join service on service.tenant_id = ${tenantId}::uuid and service.id = line.service_id
      group by 1`,
    lineColumns,
  );
}

/** Invoices sent in the days by the doctor of the appointment or of the laboratory order that they bill. */
export function selectDoctors(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select coalesce(doctor.id::text, 'none') as key, min(doctor.name) as label, count(*) as invoices,
        sum(invoice.total_minor)::bigint as charged, sum(invoice.credited_minor)::bigint as credited,
        sum(invoice.paid_minor)::bigint as paid
      from invoice
      left join appointment on appointment.tenant_id = ${tenantId}::uuid
        and appointment.id = invoice.appointment_id
      left join lab_order on lab_order.tenant_id = ${tenantId}::uuid and lab_order.id = invoice.lab_order_id
      left join doctor on doctor.tenant_id = ${tenantId}::uuid
        and doctor.id = coalesce(appointment.doctor_id, lab_order.doctor_id)
      where invoice.tenant_id = ${tenantId}::uuid and ${within('invoice.sent_at', request)}
        and invoice.status <> 'void'
      group by 1`,
    ['charged', 'invoices', 'credited', 'paid'],
  );
}

/** Discounts on invoices sent in the days, by who made the invoice. */
export function selectDiscounts(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select invoice.created_by::text as key,
        min(account.first_name || ' ' || account.last_name) as label, count(*) as invoices,
        sum(invoice.subtotal_minor)::bigint as charged, sum(invoice.discount_minor)::bigint as discount
      from invoice
      left join user_account account on account.tenant_id = ${tenantId}::uuid and account.id = invoice.created_by
      where invoice.tenant_id = ${tenantId}::uuid and ${within('invoice.sent_at', request)}
        and invoice.status <> 'void' and invoice.discount_minor > 0
      group by 1`,
    ['discount', 'invoices', 'charged'],
  );
}

/** Tax by its rate: of invoices sent in the days, less that of credit notes made in them. */
export function selectTaxes(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select rate::text as key, trim_scale(rate / 100.0)::text || '%' as label,
        sum(invoices)::bigint as invoices, sum(taxable)::bigint as taxable, sum(tax)::bigint as tax,
        sum(credited)::bigint as credited, sum(tax - credited)::bigint as net
      from (
        select tax_basis_points as rate, 1 as invoices, subtotal_minor - discount_minor as taxable,
          tax_minor as tax, 0::bigint as credited
        from invoice
        where tenant_id = ${tenantId}::uuid and ${within('invoice.sent_at', request)} and status <> 'void'
        union all
        select invoice.tax_basis_points, 0, 0, 0, note.tax_minor
        from credit_note note
        join invoice on invoice.tenant_id = ${tenantId}::uuid and invoice.id = note.invoice_id
          and invoice.status <> 'void'
        where note.tenant_id = ${tenantId}::uuid and ${within('note.created_at', request)}
      ) as taxed
      group by rate
      order by taxed.rate`,
  );
}

/** What was sent, given up and given back each day or month, for the day book. */
export function selectReductions(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select key, sum(credited)::bigint as credited, sum(refunded)::bigint as refunded,
        sum(deposits)::bigint as deposits
      from (
        select ${stepOf('note.created_at', request)} as key, note.total_minor as credited,
          0::bigint as refunded, 0::bigint as deposits
        from credit_note note
        where note.tenant_id = ${tenantId}::uuid and ${within('note.created_at', request)}
        union all
        select ${stepOf('payment.created_at', request)}, 0, -payment.amount_minor, 0
        from payment
        where payment.tenant_id = ${tenantId}::uuid and ${within('payment.created_at', request)}
          and payment.kind = 'refund'
        union all
        select ${stepOf('movement.created_at', request)}, 0, 0, movement.amount_minor
        from deposit_movement movement
        where movement.tenant_id = ${tenantId}::uuid and ${within('movement.created_at', request)}
          and movement.kind in ('received', 'refunded')
      ) as given
      group by key`,
  );
}
