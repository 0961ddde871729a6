import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { DischargeStage } from '#kernel/care/discharge.ts';
import '../inpatient.tables.ts';

export type StoredDischarge = RowOf<'discharge'>;

export const dischargeRows = versionedRows('discharge');

/** The discharge of an admission with who did which stage; undefined before anybody has begun. */
export async function selectDischarge(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<DischargeRow | undefined> {
  const nameOf = (stage: DischargeStage) =>
    sql<string | null>`(select first_name || ' ' || last_name from user_account
      where user_account.tenant_id = ${tenantId}::uuid and user_account.id = discharge.${sql.raw(`${stage}_by`)})`;
  return db
    .selectFrom('discharge')
    .selectAll()
    .select([
      nameOf('clinical').as('clinical_name'),
      nameOf('pharmacy').as('pharmacy_name'),
      nameOf('billing').as('billing_name'),
      nameOf('nursing').as('nursing_name'),
      nameOf('gone').as('gone_name'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .executeTakeFirst();
}

export type DischargeRow = StoredDischarge & { [Stage in DischargeStage as `${Stage}_name`]: string | null };

/** True from the doctor's decision until the patient has left. */
export async function isDischargeBegun(db: Db, tenantId: string, admissionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('discharge')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('clinical_at', 'is not', null)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True while the decision that a patient leaves stands; nobody takes it back before the end of the transaction. */
export async function isDischargeDecided(db: Db, tenantId: string, admissionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('discharge')
    .select('clinical_at')
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.clinical_at !== null;
}

type NewDischarge = Omit<StoredDischarge, 'medicines'> & { medicines: string };

export async function insertDischarge(db: Db, row: NewDischarge): Promise<void> {
  await insertDischarges(db, [row]);
}

export async function insertDischarges(db: Db, rows: readonly NewDischarge[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('discharge').values(rows).execute();
}
