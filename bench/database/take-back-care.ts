import type pg from 'pg';
import { benchMark } from './take-back-money.ts';

/** Takes back the vital signs and prescriptions of earlier runs. */
export async function takeBackCare(client: pg.Client, tenantId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from prescription where tenant_id = $1 and diagnosis = $2',
    [tenantId, benchMark],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `delete from prescription_line_event where tenant_id = $1 and line_id in (
      select id from prescription_line where tenant_id = $1 and prescription_id = any ($2::uuid[]))`,
    [tenantId, ids],
  );
  for (const table of ['prescription_finding', 'prescription_line']) {
    await client.query(`delete from ${table} where tenant_id = $1 and prescription_id = any ($2::uuid[])`, [
      tenantId,
      ids,
    ]);
  }
  await client.query('delete from prescription where tenant_id = $1 and id = any ($2::uuid[])', [
    tenantId,
    ids,
  ]);
  const signs = await client.query('delete from vital_signs where tenant_id = $1 and notes = $2', [
    tenantId,
    benchMark,
  ]);
  if (ids.length > 0 || signs.rowCount) {
    await client.query('vacuum (analyze) prescription, prescription_line, prescription_finding, vital_signs');
  }
}
