import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from './password.issues.ts';
import { passwordFaults, type PasswordOwner, type PasswordPolicy } from './password.rules.ts';

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
