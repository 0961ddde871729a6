import { sql } from 'kysely';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../consultations.tables.ts';

export type StoredProblem = RowOf<'patient_problem'>;

export const problemRows = versionedRows('patient_problem');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('patient_problem')
    .selectAll('patient_problem')
    .select([
      personName(tenantId, 'patient_problem.recorded_by').$notNull().as('recorded_by_name'),
      personName(tenantId, 'patient_problem.changed_by').$notNull().as('changed_by_name'),
    ])
    .where('patient_problem.tenant_id', '=', tenantId);
}

export type ProblemRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** More are never shown: nobody has so many. */
const maxProblems = 200;

/** Active ones first, then the latest. */
export function selectProblems(db: Db, tenantId: string, patientId: string): Promise<ProblemRow[]> {
  return withNames(db, tenantId)
    .where('patient_problem.patient_id', '=', patientId)
    .orderBy(sql`patient_problem.status <> 'active'`)
    .orderBy('patient_problem.recorded_at', 'desc')
    .orderBy('patient_problem.id', 'desc')
    .limit(maxProblems)
    .execute();
}

export async function insertProblems(db: Db, rows: readonly StoredProblem[]): Promise<void> {
  await db.insertInto('patient_problem').values(rows).execute();
}
