import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/**
 * The discharge of an admission, stage by stage, and the wards at each midnight. Nobody has left before the other four
 * stages are done, and no admission ends while a discharge is under way: it ends by the stage 'gone'.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...discharges, ...census]);
  await protectTenantTable(db, 'discharge', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'ward_census', ['select', 'insert', 'update']);
}

const stages = ['clinical', 'pharmacy', 'billing', 'nursing', 'gone'];

const discharges = [
  `create table discharge (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    admission_status text,
    disposition text not null,
    referred_to text,
    discharged_at timestamptz(3) not null,
    died_at timestamptz(3),
    cause_of_death text,
    diagnoses text[] not null default '{}',
    summary text not null,
    follow_up text,
    follow_up_date date,
    medicines jsonb not null default '[]',
    left_at timestamptz(3),
    ${stages
      .map((stage) => `${stage}_at timestamptz(3), ${stage}_by uuid, ${stage}_override text,`)
      .join('\n    ')}
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint discharge_pkey primary key (tenant_id, id),
    constraint discharge_once unique (tenant_id, admission_id),
    constraint discharge_disposition_known check (disposition in ('home', 'referred', 'against-advice', 'absconded',
      'died')),
    constraint discharge_says_where check ((disposition = 'referred') = (coalesce(referred_to, '') <> '')),
    constraint discharge_says_of_death check ((disposition = 'died') = (died_at is not null)
      and (died_at is null) = (coalesce(cause_of_death, '') = '')),
    constraint discharge_has_summary check (summary <> ''),
    constraint discharge_medicines_listed check (jsonb_typeof(medicines) = 'array'),
    constraint discharge_clinical_first check (clinical_at is not null
      or (pharmacy_at is null and billing_at is null and nursing_at is null and gone_at is null)),
    constraint discharge_gone_last check (gone_at is null or (clinical_at is not null and pharmacy_at is not null
      and billing_at is not null and nursing_at is not null)),
    constraint discharge_gone_says_when check ((gone_at is null) = (left_at is null)
      and left_at >= discharged_at),
    constraint discharge_under_way check ((clinical_at is not null and gone_at is null)
      = (admission_status is not null) and (admission_status is null or admission_status = 'active')),
    ${stages
      .map(
        (stage) => `constraint discharge_${stage}_named check ((${stage}_at is null) = (${stage}_by is null)
      and (${stage}_override is null or (${stage}_at is not null and ${stage}_override <> '')))`,
      )
      .join(',\n    ')}
  )`,
  `alter table discharge add constraint discharge_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table discharge add constraint discharge_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table discharge add constraint discharge_of_active
    foreign key (tenant_id, admission_id, admission_status) references admission (tenant_id, id, status)`,
  ...stages.map(
    (stage) => `alter table discharge add constraint discharge_${stage}_person
      foreign key (tenant_id, ${stage}_by) references user_account (tenant_id, id)`,
  ),
  `create index discharge_under_way_of on discharge (tenant_id, admission_id)
    where clinical_at is not null and gone_at is null`,
];

// Taken from the histories of stays and bed statuses after the day is over; it may be taken again.
const census = [
  `create table ward_census (
    tenant_id uuid not null,
    ward_id uuid not null,
    day date not null,
    beds integer not null,
    occupied integer not null,
    available integer not null,
    cleaning integer not null,
    maintenance integer not null,
    blocked integer not null,
    admissions integer not null,
    discharges integer not null,
    transfers_in integer not null,
    transfers_out integer not null,
    constraint ward_census_pkey primary key (tenant_id, ward_id, day),
    constraint ward_census_adds_up check (beds = occupied + available + cleaning + maintenance + blocked),
    constraint ward_census_counts check (least(occupied, available, cleaning, maintenance, blocked, admissions,
      discharges, transfers_in, transfers_out) >= 0)
  )`,
  `alter table ward_census add constraint ward_census_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table ward_census add constraint ward_census_ward foreign key (tenant_id, ward_id)
    references ward (tenant_id, id)`,
  `create index ward_census_by_day on ward_census (tenant_id, day, ward_id)`,
  `create index bed_stay_by_bed on bed_stay (tenant_id, bed_id, placed_at, id)`,
  `create index admission_by_end on admission (tenant_id, ended_at)`,
];
