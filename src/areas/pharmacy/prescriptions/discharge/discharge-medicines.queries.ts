import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { StoredLine } from '../prescription.queries.ts';
import { maxRunning } from './discharge-medicines.contract.ts';
import '../../pharmacy.tables.ts';

export type RunningRow = StoredLine & { prescription_number: string };

/** Orders of a stay that run or are held on a day, in the order in which they began. */
export function selectRunningLines(
  db: Db,
  tenantId: string,
  admissionId: string,
  today: string,
): Promise<RunningRow[]> {
  return db
    .selectFrom('prescription_line as line')
    .innerJoin('prescription', (join) =>
      join.onRef('prescription.id', '=', 'line.prescription_id').on('prescription.tenant_id', '=', tenantId),
    )
    .selectAll('line')
    .select('prescription.prescription_number')
    .where('line.tenant_id', '=', tenantId)
    .where('prescription.admission_id', '=', admissionId)
    .where('prescription.status', '<>', 'cancelled')
    .where('line.state', 'in', ['active', 'held'])
    .where(sql<boolean>`(line.ends_on is null or line.ends_on >= ${today}::date)`)
    .orderBy('line.starts_on')
    .orderBy('line.id')
    .limit(maxRunning)
    .execute();
}

/** How many of these lines were ordered for the stay, whatever became of them. */
export async function countOfStay(
  db: Db,
  tenantId: string,
  admissionId: string,
  lineIds: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('prescription_line as line')
    .innerJoin('prescription', (join) =>
      join.onRef('prescription.id', '=', 'line.prescription_id').on('prescription.tenant_id', '=', tenantId),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('line.tenant_id', '=', tenantId)
    .where('line.id', 'in', lineIds)
    .where('prescription.admission_id', '=', admissionId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Prescriptions that were signed with an earlier decision on the same discharge and of which nothing was handed out. */
export function selectUntouched(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('prescription')
    .select(['id', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('discharged_from', '=', admissionId)
    .where('status', '=', 'signed')
    .orderBy('id')
    .execute();
}
