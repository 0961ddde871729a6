import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../message.tables.ts';

export type PatientPreferenceRow = RowOf<'patient_message_preference'>;
export type UserPreferenceRow = RowOf<'user_message_preference'>;

export function selectPatientPreference(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<PatientPreferenceRow | undefined> {
  return db
    .selectFrom('patient_message_preference')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
}

/** Stores what follows the version that was seen, 0 for none; undefined where it is no longer as seen. */
export function writePatientPreference(
  db: Db,
  row: PatientPreferenceRow,
): Promise<PatientPreferenceRow | undefined> {
  const { tenant_id: _tenant, patient_id: _patient, ...values } = row;
  return db
    .insertInto('patient_message_preference')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'patient_id'])
        .doUpdateSet(values)
        .where('patient_message_preference.version', '=', row.version - 1),
    )
    .returningAll()
    .executeTakeFirst();
}

export function selectOwnPreference(
  db: Db,
  tenantId: string,
  userId: string,
): Promise<UserPreferenceRow | undefined> {
  return db
    .selectFrom('user_message_preference')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same of somebody who works here. */
export function writeOwnPreference(db: Db, row: UserPreferenceRow): Promise<UserPreferenceRow | undefined> {
  const { tenant_id: _tenant, user_id: _user, ...values } = row;
  return db
    .insertInto('user_message_preference')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet(values)
        .where('user_message_preference.version', '=', row.version - 1),
    )
    .returningAll()
    .executeTakeFirst();
}
