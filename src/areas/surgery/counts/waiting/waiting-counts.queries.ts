import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../surgery.tables.ts';

/** Operations that are not over and have a count that no second person has confirmed, the longest waiting first. */
export function selectWaitingCounts(
  db: Db,
  tenantId: string,
  { exceptOf, limit }: { exceptOf?: string; limit: number },
) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('surgical_count_entry as entry', (join) =>
      join.onRef('entry.case_id', '=', 'surgical_case.id').on('entry.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('operating_theatre as theatre', (join) =>
      join.onRef('theatre.id', '=', 'surgical_case.theatre_id').on('theatre.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_count_confirmation as confirmation', (join) =>
      join.onRef('confirmation.entry_id', '=', 'entry.id').on('confirmation.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_count_error as mark', (join) =>
      join.onRef('mark.entry_id', '=', 'entry.id').on('mark.tenant_id', '=', tenantId),
    )
    .select([
      'surgical_case.id',
      'surgical_case.case_number',
      'patient.id as patient_id',
      'patient.is_restricted',
      'patient.first_name',
      'patient.last_name',
      'theatre.name as theatre_name',
      sql<string>`min(entry.entered_at)`.as('since'),
    ])
    .where('surgical_case.tenant_id', '=', tenantId)
    .where('surgical_case.status', 'in', ['scheduled', 'confirmed', 'in_progress'])
    .where('entry.kind', '=', 'count')
    .where('confirmation.entry_id', 'is', null)
    .where('mark.entry_id', 'is', null)
    .$if(exceptOf !== undefined, (query) => query.where('entry.entered_by', '<>', exceptOf!))
    .groupBy([
      'surgical_case.id',
      'surgical_case.case_number',
      'patient.id',
      'patient.is_restricted',
      'patient.first_name',
      'patient.last_name',
      'theatre.name',
    ])
    .orderBy('since')
    .orderBy('surgical_case.id')
    .limit(limit)
    .execute();
}
