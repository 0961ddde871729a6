import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  ward_manager: ['admissions.export'],
  medical_records_officer: ['admissions.export'],
};

/**
 * Moves between beds. A bed names the approved transfer that holds it, and only while that transfer is approved and
 * leads to this bed; an open transfer belongs to an active admission, so no admission ends while one is open. What a
 * bed was at an earlier midnight is told by the history of its statuses.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...transfers, ...holds, ...histories]);
  await protectTenantTable(db, 'bed_transfer', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'bed_status_change', ['select', 'insert']);
  await inEachHospital(db, async (tenantId) => {
    await extendRoles(db, tenantId, gains);
    // Earlier statuses of a standing bed are not known: its history begins with what it is.
    await sql`insert into bed_status_change (tenant_id, id, bed_id, status, reason, since)
      select tenant_id, id, id, status, status_reason, status_since from bed where tenant_id = ${tenantId}::uuid
      on conflict do nothing`.execute(db);
  });
}

const transfers = [
  `create table bed_transfer (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    admission_status text,
    from_bed_id uuid not null,
    to_bed_id uuid not null,
    transfer_reason text not null,
    placement_reason text,
    notes text,
    status text not null,
    requested_by uuid not null,
    approved_by uuid,
    approved_at timestamptz(3),
    transfer_date timestamptz(3),
    completed_by uuid,
    cancelled_by uuid,
    cancelled_at timestamptz(3),
    cancel_reason text,
    swapped_with uuid,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint bed_transfer_pkey primary key (tenant_id, id),
    constraint bed_transfer_in_status unique (tenant_id, id, to_bed_id, status),
    constraint bed_transfer_status_known check (status in ('pending', 'approved', 'completed', 'cancelled')),
    constraint bed_transfer_to_another check (from_bed_id <> to_bed_id),
    constraint bed_transfer_has_reason check (transfer_reason <> ''),
    constraint bed_transfer_open_while_active check ((status in ('pending', 'approved')) = (admission_status is not null)
      and (admission_status is null or admission_status = 'active')),
    constraint bed_transfer_approved check ((approved_at is null) = (approved_by is null)
      and (status <> 'approved' or approved_at is not null) and (status <> 'pending' or approved_at is null)),
    constraint bed_transfer_completed check ((status = 'completed') = (transfer_date is not null)
      and (transfer_date is null) = (completed_by is null)),
    constraint bed_transfer_cancelled check ((status = 'cancelled') = (cancelled_at is not null)
      and (cancelled_at is null) = (cancelled_by is null)),
    constraint bed_transfer_cancelled_says_why
      check ((status = 'cancelled') = (coalesce(cancel_reason, '') <> '')),
    constraint bed_transfer_swapped check (swapped_with is null or status = 'completed')
  )`,
  `alter table bed_transfer add constraint bed_transfer_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table bed_transfer add constraint bed_transfer_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table bed_transfer add constraint bed_transfer_of_active
    foreign key (tenant_id, admission_id, admission_status) references admission (tenant_id, id, status)`,
  `alter table bed_transfer add constraint bed_transfer_from foreign key (tenant_id, from_bed_id)
    references bed (tenant_id, id)`,
  `alter table bed_transfer add constraint bed_transfer_to foreign key (tenant_id, to_bed_id)
    references bed (tenant_id, id)`,
  `alter table bed_transfer add constraint bed_transfer_swap foreign key (tenant_id, swapped_with)
    references bed_transfer (tenant_id, id)`,
  ...['requested', 'approved', 'completed', 'cancelled'].map(
    (
      deed,
    ) => `alter table bed_transfer add constraint bed_transfer_${deed}_by foreign key (tenant_id, ${deed}_by)
      references user_account (tenant_id, id)`,
  ),
  `create unique index bed_transfer_open_of_admission on bed_transfer (tenant_id, admission_id)
    where status in ('pending', 'approved')`,
  `create index bed_transfer_by_time on bed_transfer (tenant_id, created_at, id)`,
  `create index bed_transfer_by_status on bed_transfer (tenant_id, status, created_at, id)`,
  `create index bed_transfer_by_admission on bed_transfer (tenant_id, admission_id, created_at, id)`,
];

const holds = [
  `alter table bed add column held_for uuid`,
  `alter table bed add column held_status text`,
  `alter table bed add column held_until timestamptz(3)`,
  `alter table bed add constraint bed_held_while_available check (held_for is null
    or (status = 'available' and retired_at is null))`,
  `alter table bed add constraint bed_hold_is_approved check ((held_for is null) = (held_until is null)
    and (held_for is null) = (held_status is null) and (held_status is null or held_status = 'approved'))`,
  `alter table bed add constraint bed_hold foreign key (tenant_id, held_for, id, held_status)
    references bed_transfer (tenant_id, id, to_bed_id, status)`,
  `create index bed_held on bed (tenant_id, held_until) where held_for is not null`,
  `alter table tenant_settings add column bed_hold_minutes integer not null default 240`,
  `alter table tenant_settings add constraint tenant_settings_bed_hold
    check (bed_hold_minutes between 15 and 2880)`,
];

const histories = [
  `create table bed_status_change (
    tenant_id uuid not null,
    id uuid not null,
    bed_id uuid not null,
    status text not null,
    reason text,
    since timestamptz(3) not null,
    constraint bed_status_change_pkey primary key (tenant_id, id),
    constraint bed_status_change_known check (status in ('available', 'occupied', 'dirty', 'cleaning', 'maintenance',
      'blocked'))
  )`,
  `alter table bed_status_change add constraint bed_status_change_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table bed_status_change add constraint bed_status_change_bed foreign key (tenant_id, bed_id)
    references bed (tenant_id, id)`,
  `create index bed_status_change_by_bed on bed_status_change (tenant_id, bed_id, since, id)`,
];
