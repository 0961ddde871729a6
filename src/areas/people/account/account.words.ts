import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { t } from './account.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  const kind = refusalKindOf(error);
  if (kind) return t(kind);
  if (!(error instanceof CallError) || error.code !== 'TOO_MANY_ATTEMPTS') return undefined;
  const seconds = Number(error.facts['retryAfterSeconds']) || 60;
  return t('tooManyAttempts', { count: Math.ceil(seconds / 60) });
}
