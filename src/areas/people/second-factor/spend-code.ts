import type { Db } from '#database/tables.ts';
import { looksLikeAppCode, stepOfCode } from './authenticator-code.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { claimRecoveryCode, claimStep, isRecoveryCodeUnused } from './second-factor.queries.ts';

/** Whose code it is; `secret` is the confirmed one. */
export interface CodeHolder {
  tenantId: string;
  userId: string;
  secret: string;
}

/** A code as typed counts without its spaces: apps show it in two groups. */
export function readCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** True when what was typed is an unused recovery code of the account with this address; uses nothing up. */
export async function holdsRecoveryCode(
  db: Db,
  tenantId: string,
  emailKey: string,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed);
  if (code === '' || looksLikeAppCode(code)) return false;
  return isRecoveryCodeUnused(db, tenantId, emailKey, await recoveryCodeHash(code));
}

/**
 * Uses a code of the app or a recovery code up, in the caller's transaction; null when it is not right or was used
 * before. Of two uses at once one wins.
 */
export async function spendCode(
  db: Db,
  holder: CodeHolder,
  typed: string,
  at: Date,
): Promise<'app' | 'recovery' | null> {
  const { tenantId, userId, secret } = holder;
  const code = readCode(typed);
  if (looksLikeAppCode(code)) {
    const step = stepOfCode(secret, code, at);
    return step !== null && (await claimStep(db, tenantId, userId, step)) ? 'app' : null;
  }
  const hash = await recoveryCodeHash(code);
  return (await claimRecoveryCode(db, tenantId, userId, hash, at.toISOString())) ? 'recovery' : null;
}
