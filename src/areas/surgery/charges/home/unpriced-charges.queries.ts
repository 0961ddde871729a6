import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../charge.tables.ts';
import '../../surgery.tables.ts';

/** Operations with lines that have no price yet, the longest waiting first, and how many lines each has. */
export function selectUnpricedCases(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('surgical_charge as charge')
    .innerJoin('surgical_case', (join) =>
      join.onRef('surgical_case.id', '=', 'charge.case_id').on('surgical_case.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'surgical_case.id',
      'surgical_case.case_number',
      'patient.first_name',
      'patient.last_name',
      sql<string>`min(charge.created_at)`.as('since'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.state', '=', 'unpriced')
    .groupBy(['surgical_case.id', 'surgical_case.case_number', 'patient.first_name', 'patient.last_name'])
    .orderBy('since')
    .orderBy('surgical_case.id')
    .limit(limit)
    .execute();
}
