import { personName } from '#database/people/person-name.ts';
import type { Db, Table } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { maxSpecimens } from './specimen.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_specimen: Table<'surgical_specimen'>;
  }
}

/** The specimens of a case in the order of taking. */
export function selectSpecimens(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_specimen as specimen')
    .innerJoin('lab_order', (join) =>
      join.onRef('lab_order.id', '=', 'specimen.lab_order_id').on('lab_order.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'lab_order.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'specimen.id',
      'specimen.case_id',
      'specimen.description',
      'specimen.lab_order_id',
      'specimen.taken_at',
      'lab_order.order_number',
      'lab_order.status as order_status',
      'patient.id as patient_id',
      'patient.is_restricted',
      personName(tenantId, 'specimen.taken_by').$notNull().as('taken_by_name'),
    ])
    .where('specimen.tenant_id', '=', tenantId)
    .where('specimen.case_id', '=', caseId)
    .orderBy('specimen.taken_at')
    .orderBy('specimen.id')
    .limit(maxSpecimens)
    .execute();
}

export async function insertSpecimen(db: Db, row: RowOf<'surgical_specimen'>): Promise<void> {
  await db.insertInto('surgical_specimen').values(row).execute();
}
