import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../surgery.tables.ts';

export type StoredTheatre = RowOf<'operating_theatre'>;

export const theatreRows = versionedRows('operating_theatre');

/** Theatres with the case that is in them and who cleans, to be narrowed, ordered and limited by the caller. */
function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('operating_theatre')
    .leftJoin('surgical_case', (join) =>
      join
        .onRef('surgical_case.id', '=', 'operating_theatre.current_case_id')
        .on('surgical_case.tenant_id', '=', tenantId),
    )
    .leftJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'surgical_case.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .selectAll('operating_theatre')
    .select([
      'surgical_case.case_number',
      'surgical_case.procedure_name',
      'surgical_case.patient_id',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
      personName(tenantId, 'operating_theatre.cleaning_by').as('cleaner_name'),
    ])
    .where('operating_theatre.tenant_id', '=', tenantId);
}

export type TheatreRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export function selectTheatres(db: Db, tenantId: string, limit: number): Promise<TheatreRow[]> {
  return withNames(db, tenantId)
    .orderBy('operating_theatre.theatre_number')
    .orderBy('operating_theatre.id')
    .limit(limit)
    .execute();
}

export function selectTheatre(db: Db, tenantId: string, id: string): Promise<TheatreRow | undefined> {
  return withNames(db, tenantId).where('operating_theatre.id', '=', id).executeTakeFirst();
}

/** True while a case is booked in it that is still to come or under way. */
export async function hasOpenCases(db: Db, tenantId: string, theatreId: string): Promise<boolean> {
  const row = await db
    .selectFrom('surgical_case')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('theatre_id', '=', theatreId)
    .where('status', 'in', ['scheduled', 'confirmed', 'in_progress'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
