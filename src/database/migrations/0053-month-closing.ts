import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

const gains = { billing_clerk: ['billing.close', 'reports.read'] };

/**
 * Months that are closed, with their figures as of then, and the triggers that date no money into them. A constraint
 * cannot say this: what stands in a closed month already stays there. docs/decisions/0078-reports-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, closings);
  await protectTenantTable(db, 'month_closing', ['select', 'insert', 'update']);
  await runAll(db, [...refusal, ...triggers]);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

const closings = [
  `create table month_closing (
    tenant_id uuid not null,
    id uuid not null,
    month date not null,
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    figures jsonb not null,
    days jsonb not null,
    closed_by uuid not null,
    closed_at timestamptz(3) not null,
    reopened_by uuid,
    reopened_at timestamptz(3),
    reopen_reason text,
    constraint month_closing_pkey primary key (tenant_id, id),
    constraint month_closing_of_month check (extract(day from month) = 1 and starts_at < ends_at),
    constraint month_closing_when_over check (closed_at >= ends_at),
    constraint month_closing_kept check (jsonb_typeof(figures) = 'object' and jsonb_typeof(days) = 'object'),
    constraint month_closing_reopened check ((reopened_by is null) = (reopened_at is null)
      and (reopened_by is null) = (reopen_reason is null) and reopen_reason <> '')
  )`,
  tenantKey('month_closing'),
  key('month_closing', 'closer', 'closed_by', 'user_account'),
  key('month_closing', 'reopener', 'reopened_by', 'user_account'),
  `create unique index month_closing_once on month_closing (tenant_id, month) where reopened_at is null`,
  `create index month_closing_by_month on month_closing (tenant_id, month, closed_at, id)`,
];

// Whoever dates money holds the hospital's months as they are until the end of the transaction; a closing waits for it.
const refusal = [
  `create function is_month_closed(tenant uuid, moment timestamptz)
  returns boolean
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('months:' || tenant, 0));
    select exists (
      select from public.month_closing as closing
      where closing.tenant_id = tenant and closing.reopened_at is null
        and closing.starts_at <= moment and closing.ends_at > moment
    ) into is_found;
    return is_found;
  end $$`,
  // The argument of the trigger names the column that dates the row.
  `create function refuse_closed_month()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  begin
    if public.is_month_closed(new.tenant_id, (to_jsonb(new) ->> tg_argv[0])::timestamptz)
      or (tg_op = 'UPDATE' and public.is_month_closed(old.tenant_id, (to_jsonb(old) ->> tg_argv[0])::timestamptz)) then
      raise exception 'The month is closed.' using errcode = 'check_violation', constraint = 'month_closed';
    end if;
    return new;
  end $$`,
];

const dated = (table: string, name: string, event: string, column: string, condition = 'true') =>
  `create trigger ${name} before ${event} on ${table} for each row when (${condition})
    execute function refuse_closed_month('${column}')`;

const triggers = [
  dated('payment', 'month_closed', 'insert', 'created_at'),
  dated('credit_note', 'month_closed', 'insert', 'created_at'),
  dated('deposit_movement', 'month_closed', 'insert', 'created_at'),
  dated('cashier_day', 'month_closed', 'insert', 'opened_at'),
  dated(
    'cashier_day',
    'month_closed_on_change',
    'update',
    'closed_at',
    'old.closed_at is distinct from new.closed_at',
  ),
  dated('invoice', 'month_closed', 'insert', 'sent_at', 'new.sent_at is not null'),
  // What is paid or credited of an invoice later belongs to the month of the payment or of the credit note.
  dated(
    'invoice',
    'month_closed_on_change',
    'update',
    'sent_at',
    `coalesce(old.sent_at, new.sent_at) is not null and (old.sent_at, old.status = 'void', old.subtotal_minor,
      old.discount_minor, old.tax_minor, old.total_minor) is distinct from (new.sent_at, new.status = 'void',
      new.subtotal_minor, new.discount_minor, new.tax_minor, new.total_minor)`,
  ),
];
