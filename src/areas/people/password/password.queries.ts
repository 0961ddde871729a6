import type { Db, Tables } from '#database/tables.ts';
import type { PasswordPolicy } from './password.rules.ts';

/** The columns of the hospital's settings that make its password policy. */
export const policyColumns = [
  'password_min_length',
  'password_needs_mixed_case',
  'password_needs_digit',
  'password_needs_symbol',
] as const satisfies (keyof Tables['tenant_settings'])[];

interface PolicyRow {
  password_min_length: number;
  password_needs_mixed_case: boolean;
  password_needs_digit: boolean;
  password_needs_symbol: boolean;
}

/** The policy in the columns of the hospital's settings. */
export function toPolicy(row: PolicyRow): PasswordPolicy {
  return {
    minLength: row.password_min_length,
    needsMixedCase: row.password_needs_mixed_case,
    needsDigit: row.password_needs_digit,
    needsSymbol: row.password_needs_symbol,
  };
}

interface NewPassword {
  tenantId: string;
  userId: string;
  passwordHash: string;
  at: string;
}

/** Stores a new password's hash; the caller has checked by a link whose it is. */
export async function updatePassword(db: Db, password: NewPassword): Promise<void> {
  await storePassword(db, password).execute();
}

/** Stores a new password's hash in the place of the one that was checked; false when that one was replaced meanwhile. */
export async function replacePassword(
  db: Db,
  password: NewPassword,
  checkedHash: string | null,
): Promise<boolean> {
  const result = await storePassword(db, password)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function storePassword(db: Db, { tenantId, userId, passwordHash, at }: NewPassword) {
  return db
    .updateTable('user_account')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId);
}
