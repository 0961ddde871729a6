import { sql } from 'kysely';
import { foldSteps } from '#database/counting/fold-steps.ts';
import { openSteps } from '#database/counting/open-steps.ts';
import type { Db } from '#database/tables.ts';
import type { Patient } from '../patients/patient.contract.ts';
import '../patient.tables.ts';

/** How many active patients were born after each of these days (YYYY-MM-DD), by gender. */
export async function selectBornAfter(db: Db, tenantId: string, cuts: readonly string[]) {
  const { rows } = await sql<{ cut: string; gender: Patient['gender']; count: number }>`
    with open as materialized (
      select name, value from (${openSteps(tenantId)}) as step where name like 'patients.born-%'
    )
    select cut, split_part(counted.name, '.', 4) as gender, sum(counted.value)::bigint as count
    from unnest(${cuts}::text[]) as given (cut)
    join lateral (
      select name, value from tenant_counter
      where tenant_id = ${tenantId}::uuid
        and name > 'patients.born-in.' || left(cut, 4) || '/' and name < 'patients.born-in/'
      union all
      select name, value from tenant_counter
      where tenant_id = ${tenantId}::uuid
        and name > 'patients.born-on.' || cut || '/' and name < 'patients.born-on.' || left(cut, 4) || '/'
      union all
      select name, value from open
      where (name > 'patients.born-in.' || left(cut, 4) || '/' and name < 'patients.born-in/')
        or (name > 'patients.born-on.' || cut || '/' and name < 'patients.born-on.' || left(cut, 4) || '/')
    ) as counted on true
    group by 1, 2`.execute(db);
  return rows;
}

/**
 * Counts patients that came in all at once, past the registration: by birth, and by the day of registration in the
 * hospital's zone. Reads every patient of the tenant, and replaces the figures that are stored.
 */
export async function fillPatientFigures(db: Db, tenantId: string): Promise<void> {
  // A step that stayed open would be counted once more.
  await foldSteps(db, tenantId);
  await sql`
    insert into tenant_counter (tenant_id, name, value)
    select ${tenantId}::uuid, counted.name, count(*)
    from patient cross join lateral (
      values ('patients.born-in.' || to_char(date_of_birth, 'YYYY') || '.' || gender),
        ('patients.born-on.' || to_char(date_of_birth, 'YYYY-MM-DD') || '.' || gender)
    ) as counted (name)
    where tenant_id = ${tenantId}::uuid and status = 'active'
    group by counted.name
    on conflict (tenant_id, name) do update set value = excluded.value`.execute(db);
  await sql`
    insert into daily_figure (tenant_id, day, name, value)
    select ${tenantId}::uuid, (patient.created_at at time zone settings.time_zone)::date, 'patients.registered', count(*)
    from patient join tenant_settings as settings on settings.tenant_id = ${tenantId}::uuid
    where patient.tenant_id = ${tenantId}::uuid
    group by 2
    on conflict (tenant_id, name, day) do update set value = excluded.value`.execute(db);
}
