import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: ['appointments.overbook', 'lab.read', 'lab.write'],
  nurse: ['lab.read', 'lab.collect'],
  receptionist: ['appointments.delete'],
  billing_clerk: ['billing.export'],
  ward_manager: ['lab.read', 'lab.collect', 'lab.acknowledge'],
  theatre_nurse: ['appointments.read'],
  medical_records_officer: ['patients.export'],
};

/** Modules that had no effect before, and the tables whose rows say that a hospital works with them. */
const usedModules: Readonly<Record<string, readonly string[]>> = {
  laboratory_enabled: ['lab_order', 'lab_test'],
  billing_enabled: ['invoice', 'service'],
};

/** Delivered roles can do their day's work, modules in use stay on, and large exports are counted. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table tenant_settings add column large_export_rows integer not null default 500`,
    `alter table tenant_settings add constraint large_export_rows_range
      check (large_export_rows between 1 and 1000000)`,
    `create table export_tally (
      tenant_id uuid not null,
      user_id uuid not null,
      call text not null,
      since timestamptz(3) not null,
      last_at timestamptz(3) not null,
      rows integer not null,
      notice_ids uuid[] not null default '{}',
      constraint export_tally_key primary key (tenant_id, user_id, call)
    )`,
    `alter table export_tally add constraint export_tally_of_tenant
      foreign key (tenant_id) references tenant (id)`,
    `alter table export_tally add constraint export_tally_of_user
      foreign key (tenant_id, user_id) references user_account (tenant_id, id)`,
  ]);
  await protectTenantTable(db, 'export_tally', ['select', 'insert', 'update']);
  await inEachHospital(db, async (tenantId) => {
    await extendRoles(db, tenantId, gains);
    await keepUsedModules(db, tenantId);
  });
}

async function keepUsedModules(db: Kysely<never>, tenantId: string): Promise<void> {
  for (const [flag, tables] of Object.entries(usedModules)) {
    const isUsed = tables.map(
      (table) => sql`exists (select from ${sql.table(table)} where tenant_id = ${tenantId}::uuid)`,
    );
    await sql`update tenant_settings
      set modules = modules || jsonb_build_object(${flag}::text, true), version = version + 1, updated_at = now()
      where tenant_id = ${tenantId}::uuid and (${sql.join(isUsed, sql` or `)})`.execute(db);
  }
}
