import type pg from 'pg';
import { fillAppointmentFigures } from '#areas/appointments/figures/appointment-figures.queries.ts';
import { fillPatientFigures } from '#areas/patients/figures/patient-figures.queries.ts';
import { queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';

/** Counts the tenant's patients by birth and, with its appointments, by day, as the application's own code does. */
export async function fillFigures(client: pg.Client, tenantId: string): Promise<void> {
  const db = queryBuilderOfClient(client);
  await client.query(`delete from tenant_counter where tenant_id = $1 and name like 'patients.born-%'`, [
    tenantId,
  ]);
  await client.query(`delete from daily_figure where tenant_id = $1 and name like 'patients.%'`, [tenantId]);
  await fillPatientFigures(db, tenantId);
  await fillAppointmentFigures(db, tenantId);
}

/** The application's query builder over an owner's connection. */
export function queryBuilderOfClient(client: pg.Client): Db {
  return queryBuilderOn({
    async run(sql, parameters) {
      const { rows, rowCount } = await client.query(sql, [...parameters]);
      return { rows, affectedRows: rowCount ?? 0 };
    },
  });
}
