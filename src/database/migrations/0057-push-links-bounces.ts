import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Push to the devices of staff, links by which patients end messages, and addresses that mail servers refused.
 * docs/decisions/0081-messages-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...push, ...links, ...refusals]);
  await protectTenantTable(db, 'push_subscription', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'opt_out_link', ['select', 'insert']);
  await protectTenantTable(db, 'bounced_address', ['select', 'insert', 'update', 'delete']);
  await runAll(db, endings);
}

const push = [
  `alter table message_settings add column push_enabled boolean not null default false`,
  `create table push_subscription (
    tenant_id uuid not null,
    session_id uuid not null,
    user_id uuid not null,
    endpoint text not null,
    public_key text not null,
    auth_secret text not null,
    created_at timestamptz(3) not null,
    constraint push_subscription_pkey primary key (tenant_id, session_id),
    constraint push_subscription_endpoint check (endpoint ~ '^https?://' and length(endpoint) <= 2000)
  )`,
  tenantKey('push_subscription'),
  key('push_subscription', 'person', 'user_id', 'user_account'),
  `alter table push_subscription add constraint push_subscription_session
    foreign key (tenant_id, session_id) references user_session (tenant_id, id) on delete cascade`,
  `create index push_subscription_by_person on push_subscription (tenant_id, user_id, created_at)`,
];

// Sessions end in many ways: by their person, an administrator, a new password. None may leave a device that still gets
// messages, and no foreign key can look at a column.
const endings = [
  `create function forget_push_of(tenant uuid, session uuid)
  returns void
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  begin
    delete from public.push_subscription as subscription
    where subscription.tenant_id = tenant and subscription.session_id = session;
  end $$`,
  `create function end_push_of_session()
  returns trigger
  language plpgsql
  set search_path = pg_catalog, public
  as $$
  begin
    perform public.forget_push_of(new.tenant_id, new.id);
    return null;
  end $$`,
  `create trigger push_ends_with_session after update of ended_at on user_session
    for each row when (old.ended_at is null and new.ended_at is not null)
    execute function end_push_of_session()`,
];

const links = [
  `create table opt_out_link (
    tenant_id uuid not null,
    code text collate "C" not null,
    patient_id uuid not null,
    channel text not null,
    created_at timestamptz(3) not null,
    constraint opt_out_link_pkey primary key (tenant_id, code),
    constraint opt_out_link_once unique (tenant_id, patient_id, channel),
    constraint opt_out_link_code check (length(code) >= 16),
    constraint opt_out_link_channel check (channel in ('email', 'sms'))
  )`,
  tenantKey('opt_out_link'),
  key('opt_out_link', 'patient', 'patient_id', 'patient'),
];

const refusals = [
  `create table bounced_address (
    tenant_id uuid not null,
    address text not null,
    is_permanent boolean not null,
    response text,
    bounced_at timestamptz(3) not null,
    constraint bounced_address_pkey primary key (tenant_id, address),
    constraint bounced_address_in_small_letters check (address = lower(address))
  )`,
  tenantKey('bounced_address'),
];
