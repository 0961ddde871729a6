import type { Actor } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from './password.issues.ts';
import { passwordFaults, type PasswordOwner, type PasswordPolicy } from './password.rules.ts';

/** The key of wrong own passwords: an open session is counted by itself, so that no other one is shut out with it. */
export function ownPasswordKey(tenantId: string, { userId, sessionId }: Actor): string {
  return `${tenantId}/${userId}/${sessionId}`;
}

/** @throws AppError INVALID_INPUT at the field; the fact `brokenRules` names every rule that the password breaks. */
export function requireKeptRules(
  field: string,
  policy: PasswordPolicy,
  password: string,
  owner: PasswordOwner,
): void {
  const brokenRules = passwordFaults(policy, password, owner);
  if (brokenRules.length === 0) return;
  const { facts } = invalidFields({ [field]: issue('rulesNotKept') });
  throw new AppError('INVALID_INPUT', { ...facts, brokenRules });
}
