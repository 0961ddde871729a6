import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { DischargeOf } from '#kernel/care/discharge.ts';
import { earliestOfStay } from '../charge.rules.ts';
import '../../surgery.tables.ts';

const maxFound = 100;

/** Operations of a stay whose charges billing has not validated yet, the longest waiting first, and which lack prices. */
export function selectUnbilledOperations(
  db: Db,
  tenantId: string,
  { admissionId, patientId, admittedAt }: DischargeOf,
) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('surgical_bill as bill', (join) =>
      join.onRef('bill.case_id', '=', 'surgical_case.id').on('bill.tenant_id', '=', tenantId),
    )
    .select([
      'surgical_case.id',
      'surgical_case.case_number',
      sql<boolean>`exists (select from surgical_charge charge where charge.tenant_id = ${tenantId}::uuid
        and charge.bill_id = bill.id and charge.state = 'unpriced')`.as('has_unpriced'),
    ])
    .where('surgical_case.tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        where('surgical_case.admission_id', '=', admissionId),
        // Booked before the patient was admitted.
        where.and([
          where('surgical_case.admission_id', 'is', null),
          where('surgical_case.patient_id', '=', patientId),
          where('surgical_case.actual_end', '>=', earliestOfStay(admittedAt)),
        ]),
      ]),
    )
    .where('bill.status', '=', 'open')
    .orderBy('bill.created_at')
    .orderBy('bill.id')
    .limit(maxFound)
    .execute();
}
