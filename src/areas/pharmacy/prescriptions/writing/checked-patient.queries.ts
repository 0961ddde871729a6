import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { maxCurrentMedicines } from './writing.contract.ts';
import '../../pharmacy.tables.ts';

/** Until the end of the transaction nobody else who holds the patient goes on. */
export async function holdPatient(db: Db, tenantId: string, patientId: string): Promise<void> {
  await db
    .selectFrom('patient')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patientId)
    .forNoKeyUpdate()
    .execute();
}

/** What the patient takes on a day: lines that run or are held, and have not ended; the newest first. */
export function selectCurrentLines(db: Db, tenantId: string, patientId: string, today: string) {
  return db
    .selectFrom('prescription_line as line')
    .innerJoin('prescription', (join) =>
      join.onRef('prescription.id', '=', 'line.prescription_id').on('prescription.tenant_id', '=', tenantId),
    )
    .select([
      ...(['line.id', 'line.name', 'line.generic_name', 'line.ingredient_codes', 'line.frequency'] as const),
      ...(['line.strength', 'line.dosage_form', 'line.dose', 'line.base_unit'] as const),
      ...(['line.ends_on', 'prescription.prescriber_name', 'prescription.prescription_number'] as const),
    ])
    .where('line.tenant_id', '=', tenantId)
    .where('line.patient_id', '=', patientId)
    .where('line.state', 'in', ['active', 'held'])
    .where(sql<boolean>`(line.ends_on is null or line.ends_on >= ${today}::date)`)
    .orderBy('line.starts_on', 'desc')
    .orderBy('line.id', 'desc')
    .limit(maxCurrentMedicines)
    .execute();
}

export type CurrentLineRow = Awaited<ReturnType<typeof selectCurrentLines>>[number];

/** Whose admission it is and whether it goes on; undefined where there is none. */
export function selectAdmission(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('admission')
    .select(['patient_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The stay of a patient that goes on, with the bed; undefined for somebody who is not admitted. */
export function selectCurrentStay(db: Db, tenantId: string, patientId: string) {
  return db
    .selectFrom('admission')
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .select([
      ...(['admission.id', 'admission.admission_number', 'bed.bed_number'] as const),
      'ward.name as ward_name',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.patient_id', '=', patientId)
    .where('admission.status', '=', 'active')
    .executeTakeFirst();
}

export type CurrentStayRow = NonNullable<Awaited<ReturnType<typeof selectCurrentStay>>>;
