import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { FluidScope } from '../fluid.queries.ts';

/** Stays that touch a span: of patients, of a ward as it is occupied now, or of the hospital. */
export async function selectStaysOf(
  db: Db,
  tenantId: string,
  { patientId, patientIds, wardId, from, before }: FluidScope & { from: string; before: string },
): Promise<{ id: string; patient_id: string }[]> {
  const patients = patientId === undefined ? patientIds : [patientId];
  const ofPatients =
    patients === undefined ? sql`` : sql`and admission.patient_id = any (${[...patients]}::uuid[])`;
  const ofWard =
    wardId === undefined
      ? sql``
      : sql`and admission.id in (select bed.admission_id from bed
          where bed.tenant_id = ${tenantId}::uuid and bed.ward_id = ${wardId}::uuid)`;
  const { rows } = await sql<{ id: string; patient_id: string }>`
    select admission.id, admission.patient_id
    from admission
    where admission.tenant_id = ${tenantId}::uuid and admission.admitted_at < ${before}::timestamptz
      and (admission.status = 'active' or admission.ended_at > ${from}::timestamptz)
      ${ofPatients} ${ofWard}
    order by admission.id
    limit 5000`.execute(db);
  return rows;
}
