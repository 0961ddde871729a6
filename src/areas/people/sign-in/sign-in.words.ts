import { CallError } from '#client/transport.ts';
import type { ErrorFacts } from '#kernel/app-error.ts';
import { t } from './sign-in.texts.ts';

/** What the person reads when signing in was refused. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof CallError)) return t('loginFailed');
  if (error.code === 'INVALID_CREDENTIALS') return t('invalidCredentials');
  if (error.code === 'HOSPITAL_SUSPENDED') return suspended(error.facts);
  if (error.code === 'TWO_FACTOR_INVALID') return t('codeInvalid');
  return error.code === 'TOO_MANY_ATTEMPTS' ? tooManyAttempts(error.facts) : t('loginFailed');
}

/** That the hospital is suspended, and how the operator is reached, as far as the card says. */
export function suspended({ name, phone, email, hours, address }: ErrorFacts): string {
  return t('suspended', { operator: [name, phone, email, hours, address].filter(Boolean).join(' · ') });
}

/** How long to wait after too many attempts, in seconds below a minute. */
export function tooManyAttempts(facts: ErrorFacts): string {
  const seconds = Number(facts['retryAfterSeconds']) || 60;
  if (seconds < 60) return t('tooManyAttemptsShort', { count: seconds });
  return t('tooManyAttempts', { count: Math.ceil(seconds / 60) });
}
