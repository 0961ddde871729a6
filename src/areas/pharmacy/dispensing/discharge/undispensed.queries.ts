import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { DischargeOf } from '#kernel/care/discharge.ts';
import { isGivenOnce } from '../../prescriptions/discharge/running-line.rules.ts';
import '../../pharmacy.tables.ts';

const maxFound = 100;

/** Prescriptions to take home that were signed during the stay and of which something is still to be handed out. */
export async function selectUndispensed(
  db: Db,
  tenantId: string,
  { patientId, admittedAt }: DischargeOf,
): Promise<string[]> {
  const { rows } = await sql<{ prescription_number: string }>`
    select prescription_number from prescription
    where tenant_id = ${tenantId}::uuid and patient_id = ${patientId}::uuid and kind = 'outpatient'
      and status in ('signed', 'partly-dispensed') and signed_at >= ${admittedAt}::timestamptz
    order by signed_at, id
    limit ${maxFound}`.execute(db);
  return rows.map((row) => row.prescription_number);
}

/**
 * Medicines of the stay that still run, of which nobody said whether they go home with the patient: the discharge, once
 * it is decided, names those of which somebody did.
 */
export async function selectRunning(
  db: Db,
  tenantId: string,
  { admissionId }: DischargeOf,
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string; frequency: string }>`
    select line.name, line.frequency from prescription
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id
    where prescription.tenant_id = ${tenantId}::uuid and prescription.admission_id = ${admissionId}::uuid
      and prescription.status <> 'cancelled' and line.state in ('active', 'held')
      and (line.ends_on is null or line.ends_on >= ${today}::date)
      and not exists (select from discharge, jsonb_array_elements(discharge.medicines) decided
        where discharge.tenant_id = ${tenantId}::uuid and discharge.admission_id = ${admissionId}::uuid
          and discharge.clinical_at is not null and decided ->> 'lineId' = line.id::text)
    order by line.starts_on, line.id
    limit ${maxFound}`.execute(db);
  // What is given once is over with its dose.
  return rows.filter(({ frequency }) => !isGivenOnce(frequency)).map((row) => row.name);
}
