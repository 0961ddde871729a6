import { sql } from 'kysely';
import type { Db, Instant } from '#database/tables.ts';
import type { ResponseLevel } from './news2.table.ts';
import '../vitals.tables.ts';

/** The newest total of the running stay of a patient that was not entered in error; undefined when there is none. */
export function selectLatestScore(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('admission')
    .innerJoin('vital_signs as signs', (join) =>
      join.onRef('signs.admission_id', '=', 'admission.id').on('signs.tenant_id', '=', tenantId),
    )
    .select([
      'signs.id',
      sql<number>`signs.news2_total`.as('total'),
      sql<ResponseLevel>`signs.news2 ->> 'response'`.as('response'),
      sql<Instant>`signs.recorded_at`.as('recorded_at'),
      sql<Instant | null>`signs.next_due_at`.as('next_due_at'),
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.patient_id', '=', patientId)
    .where('admission.status', '=', 'active')
    .where('signs.news2_total', 'is not', null)
    .where(
      sql<boolean>`not exists (select from vital_signs_error error
        where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)`,
    )
    .orderBy('signs.recorded_at', 'desc')
    .orderBy('signs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
