import { sql } from 'kysely';
import { foldSteps } from '#database/counting/fold-steps.ts';
import type { Db } from '#database/tables.ts';
import '../appointment.tables.ts';

/**
 * Counts appointments that came in all at once by the day on which they start in the hospital's zone. Reads every
 * appointment of the tenant, and replaces the figures that are stored.
 */
export async function fillAppointmentFigures(db: Db, tenantId: string): Promise<void> {
  // A step that stayed open would be counted once more.
  await foldSteps(db, tenantId);
  await sql`
    insert into daily_figure (tenant_id, day, name, value)
    select ${tenantId}::uuid, (start_time at time zone settings.time_zone)::date, counted.name, count(*)
    from appointment
    join tenant_settings as settings on settings.tenant_id = ${tenantId}::uuid
    join (values ('appointments.starting', null), ('appointments.completed', 'completed'),
        ('appointments.cancelled', 'cancelled')) as counted (name, status)
      on counted.status is null or counted.status = appointment.status
    where appointment.tenant_id = ${tenantId}::uuid
    group by 2, 3
    on conflict (tenant_id, name, day) do update set value = excluded.value`.execute(db);
}
