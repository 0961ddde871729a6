import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

/** What a person's second factor and its change need: the stored password and secret, and whether the hospital asks for it. */
export function selectSecondFactor(db: Db, tenantId: string, userId: string) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'account.email',
      'account.password_hash',
      'account.two_factor_secret',
      'account.two_factor_confirmed_at',
      'settings.name as hospital',
      'settings.requires_two_factor',
    ])
    .select((outer) =>
      outer
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('unused'))
        .where('recovery_code.tenant_id', '=', tenantId)
        .whereRef('recovery_code.user_id', '=', 'account.id')
        .where('recovery_code.used_at', 'is', null)
        .as('unused_recovery_codes'),
    )
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

export type SecondFactorRow = NonNullable<Awaited<ReturnType<typeof selectSecondFactor>>>;

/** Stores a new secret that does not count yet; false when a confirmed one is stored. */
export async function beginSecret(
  db: Db,
  tenantId: string,
  userId: string,
  secret: string,
): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ two_factor_secret: secret, two_factor_last_step: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('two_factor_confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets this very secret count from now on; false when another one is stored or it counts already. */
export async function confirmSecret(
  db: Db,
  person: { tenantId: string; userId: string; secret: string },
  step: number,
  at: string,
): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ two_factor_confirmed_at: at, two_factor_last_step: step })
    .where('tenant_id', '=', person.tenantId)
    .where('id', '=', person.userId)
    .where('two_factor_secret', '=', person.secret)
    .where('two_factor_confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses a time step up; false when it, or a later one, was used before. */
export async function claimStep(db: Db, tenantId: string, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ two_factor_last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where((either) =>
      either.or([either('two_factor_last_step', 'is', null), either('two_factor_last_step', '<', step)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses a recovery code up; false when there is none of that hash, or it was used before. */
export async function claimRecoveryCode(
  db: Db,
  tenantId: string,
  userId: string,
  codeHash: string,
  at: string,
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** True when a recovery code of this hash could be used for the account of an address. */
export async function isRecoveryCodeUnused(
  db: Db,
  tenantId: string,
  emailKey: string,
  codeHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_account as account')
    .innerJoin('recovery_code as code', (join) =>
      join.on('code.tenant_id', '=', tenantId).onRef('code.user_id', '=', 'account.id'),
    )
    .select('account.id')
    .where('account.tenant_id', '=', tenantId)
    .where('account.email_key', '=', emailKey)
    .where('account.removed_at', 'is', null)
    .where('code.code_hash', '=', codeHash)
    .where('code.used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts these codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Db,
  tenantId: string,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, tenantId, userId);
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ tenant_id: tenantId, user_id: userId, code_hash })))
    .execute();
}

/** Takes the second factor of a person away, with its recovery codes; false when there was none. */
export async function removeSecret(db: Db, tenantId: string, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ two_factor_secret: null, two_factor_confirmed_at: null, two_factor_last_step: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('two_factor_secret', 'is not', null)
    .executeTakeFirst();
  await deleteRecoveryCodes(db, tenantId, userId);
  return result.numUpdatedRows > 0n;
}

async function deleteRecoveryCodes(db: Db, tenantId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
