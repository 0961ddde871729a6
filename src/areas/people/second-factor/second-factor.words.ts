import { isRetryable } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { t } from './second-factor.texts.ts';

/** What the person reads, and the field it belongs to; without a field it stands above the buttons. */
export interface Refusal {
  field?: 'password' | 'code';
  words: string;
}

/** Says why a step was refused; `wrongCode` is what a code that was not right is told. */
export function refusalOf(error: unknown, wrongCode: string): Refusal {
  if (isRetryable(error)) return { words: t('serverAway') };
  if (!(error instanceof CallError)) return { words: t('failed') };
  switch (error.code) {
    case 'INVALID_CREDENTIALS':
      return { field: 'password', words: t('wrongPassword') };
    case 'TWO_FACTOR_INVALID':
      return { field: 'code', words: wrongCode };
    case 'TOO_MANY_ATTEMPTS':
      return { words: t('tooManyAttempts', { count: minutesOf(error) }) };
    case 'TWO_FACTOR_MANDATORY':
      return { words: t('mandatory') };
    case 'TWO_FACTOR_ALREADY_ON':
      return { words: t('alreadyOn') };
    case 'NOT_FOUND':
      return { words: t('notBegun') };
    default: {
      const [words = t('failed')] = Object.values(fieldMessages(error));
      return { words };
    }
  }
}

function minutesOf({ facts }: CallError): number {
  return Math.max(1, Math.ceil((Number(facts['retryAfterSeconds']) || 60) / 60));
}
