import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { FilterId } from './report.contract.ts';
import type { ReportRequest } from './report-source.ts';

interface FilterOption {
  id: string;
  name: string;
}

/** What can be chosen for each filter, by name. */
export const filterOptions: Readonly<
  Record<FilterId, (db: Db, tenantId: string) => Promise<FilterOption[]>>
> = {
  doctorId: (db, tenantId) => selectNames(db, tenantId, 'doctor'),
  specialty: selectSpecialties,
  wardId: (db, tenantId) => selectNames(db, tenantId, 'ward'),
};

function selectNames(db: Db, tenantId: string, table: 'doctor' | 'ward'): Promise<FilterOption[]> {
  return db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .limit(sizeLimits.reportFilterRows)
    .execute();
}

/** The specialties of the doctors, which stand for departments. */
async function selectSpecialties(db: Db, tenantId: string): Promise<FilterOption[]> {
  const rows = await db
    .selectFrom('doctor')
    .select('specialty')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('specialty', '<>', '')
    .orderBy('specialty')
    .limit(sizeLimits.reportFilterRows)
    .execute();
  return rows.map(({ specialty }) => ({ id: specialty, name: specialty }));
}

/** True for rows of the doctor and of the specialty asked for; of every row where nothing is. */
export function ofDoctors(
  column: string,
  { tenantId, doctorId, specialty }: ReportRequest,
): RawBuilder<boolean> {
  return sql<boolean>`((${doctorId}::uuid is null or ${sql.ref(column)} = ${doctorId}::uuid)
    and (${specialty}::text is null or exists (select from doctor as asked
      where asked.tenant_id = ${tenantId}::uuid and asked.id = ${sql.ref(column)}
        and asked.specialty = ${specialty}::text)))`;
}
