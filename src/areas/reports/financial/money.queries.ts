import { sql } from 'kysely';
import { figuresOf, type ReportRequest, rowsOf, topRows, within } from '../report/report-source.ts';

const openInvoices = sql`('sent', 'partial', 'overdue')`;

/** Sums of the days that no daily figure holds, and what is owed and held at this moment. */
export function selectSums(request: ReportRequest) {
  const { db, tenantId, from, to } = request;
  return figuresOf(
    db,
    sql`select sent.discounts, sent.tax, credited.credited, paid.refunded, due.due, held.deposits,
        referred.commission
      from (
        select coalesce(sum(discount_minor), 0)::bigint as discounts, coalesce(sum(tax_minor), 0)::bigint as tax
        from invoice
        where tenant_id = ${tenantId}::uuid and ${within('invoice.sent_at', request)} and status <> 'void'
      ) as sent, (
        select coalesce(sum(total_minor), 0)::bigint as credited
        from credit_note note
        where tenant_id = ${tenantId}::uuid and ${within('note.created_at', request)}
      ) as credited, (
        select coalesce(-sum(amount_minor), 0)::bigint as refunded
        from payment
        where tenant_id = ${tenantId}::uuid and ${within('payment.created_at', request)} and kind = 'refund'
      ) as paid, (
        select coalesce(sum(greatest(0, total_minor - credited_minor - paid_minor)), 0)::bigint as due
        from invoice
        where tenant_id = ${tenantId}::uuid and status in ${openInvoices}
      ) as due, (
        select coalesce(sum(left_minor), 0)::bigint as deposits
        from deposit_account
        where tenant_id = ${tenantId}::uuid
      ) as held, (
        select coalesce(sum(commission_minor - reversed_minor), 0)::bigint as commission
        from referral
        where tenant_id = ${tenantId}::uuid and referred_on between ${from}::date and ${to}::date
      ) as referred`,
  );
}

/** Payments and refunds of invoices by method. */
export function selectMethods(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select method as key, count(*) filter (where kind = 'payment') as payments,
        coalesce(sum(amount_minor) filter (where kind = 'payment'), 0)::bigint as received,
        coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as refunded,
        sum(amount_minor)::bigint as net
      from payment
      where tenant_id = ${tenantId}::uuid and ${within('payment.created_at', request)}
      group by method
      order by net desc, method`,
  );
}

/** Money that went back, by why it did. */
export function selectRefunds(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select coalesce(purpose, 'none') as key, count(*) as refunds,
        -sum(amount_minor)::bigint as refunded
      from payment
      where tenant_id = ${tenantId}::uuid and ${within('payment.created_at', request)} and kind = 'refund'
      group by 1
      order by refunded desc, key`,
  );
}

/** Deposits by what became of them. */
export function selectDeposits(request: ReportRequest) {
  const { db, tenantId } = request;
  return rowsOf(
    db,
    sql`select kind as key, count(*) as movements, sum(amount_minor)::bigint as amount
      from deposit_movement
      where tenant_id = ${tenantId}::uuid and ${within('deposit_movement.created_at', request)}
      group by kind
      order by kind`,
  );
}

/** What open invoices ask for at this moment, by how long it is due. */
export function selectAgeing({ db, tenantId, today }: ReportRequest) {
  return rowsOf(
    db,
    sql`select case age when 0 then 'not-due' when 1 then 'to-30' when 2 then 'to-60' when 3 then 'to-90'
          else 'beyond-90' end as key,
        count(*) as invoices, sum(due)::bigint as due
      from (
        select width_bucket(${today}::date - due_date, array[1, 31, 61, 91]) as age,
          total_minor - credited_minor - paid_minor as due
        from invoice
        where tenant_id = ${tenantId}::uuid and status in ${openInvoices}
          and total_minor - credited_minor - paid_minor > 0
      ) as open
      group by age
      order by open.age`,
  );
}

/** Commission of referrals of the days, by who referred. */
export function selectCommissions({ db, tenantId, from, to }: ReportRequest) {
  return topRows(
    db,
    sql`select referrer.id::text as key, min(referrer.name) as label, count(*) as referrals,
        sum(referral.amount_minor)::bigint as charged,
        sum(referral.commission_minor - referral.reversed_minor)::bigint as commission
      from referral
      join referrer on referrer.tenant_id = ${tenantId}::uuid and referrer.id = referral.referrer_id
      where referral.tenant_id = ${tenantId}::uuid
        and referral.referred_on between ${from}::date and ${to}::date
      group by referrer.id`,
    ['commission', 'referrals', 'charged'],
  );
}

/** Drawers closed in the days: what should have been in them and what was counted, by cashier. */
export function selectCashiers(request: ReportRequest) {
  const { db, tenantId } = request;
  return topRows(
    db,
    sql`select day.user_id::text as key, min(account.first_name || ' ' || account.last_name) as label,
        count(*) as closings, sum(day.expected_minor)::bigint as expected,
        sum(day.counted_minor)::bigint as counted,
        sum(day.counted_minor - day.expected_minor)::bigint as difference
      from cashier_day day
      left join user_account account on account.tenant_id = ${tenantId}::uuid and account.id = day.user_id
      where day.tenant_id = ${tenantId}::uuid and ${within('day.closed_at', request)}
      group by 1`,
    ['expected', 'closings', 'counted', 'difference'],
  );
}
