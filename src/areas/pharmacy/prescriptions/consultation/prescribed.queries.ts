import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../pharmacy.tables.ts';

/** Prescriptions that were signed in a consultation and stand, with the names of their medicines. */
export function selectPrescribed(db: Db, tenantId: string, consultationId: string) {
  return db
    .selectFrom('prescription')
    .select([
      'id',
      'prescription_number as number',
      'signed_at as at',
      sql<string[]>`(
        select array_agg(line.name order by line.line_number) from prescription_line line
        where line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
      )`.as('names'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('consultation_id', '=', consultationId)
    .where('status', '!=', 'cancelled')
    .execute();
}
