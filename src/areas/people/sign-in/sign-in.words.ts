import { CallError } from '#client/transport.ts';
import { t } from './sign-in.texts.ts';

/** What the person reads when signing in was refused. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof CallError)) return t('loginFailed');
  if (error.code === 'INVALID_CREDENTIALS') return t('invalidCredentials');
  if (error.code === 'TWO_FACTOR_INVALID') return t('codeInvalid');
  if (error.code !== 'TOO_MANY_ATTEMPTS') return t('loginFailed');
  const seconds = Number(error.facts['retryAfterSeconds']) || 60;
  if (seconds < 60) return t('tooManyAttemptsShort', { count: seconds });
  return t('tooManyAttempts', { count: Math.ceil(seconds / 60) });
}
