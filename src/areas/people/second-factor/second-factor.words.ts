import { CallError } from '#client/transport.ts';
import { type OwnRefusals, refusalWords } from '#screens/refusal/refusal-words.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { tooManyAttempts } from '../sign-in/sign-in.words.ts';
import { t } from './second-factor.texts.ts';

/** What the person reads, and the field it belongs to; without a field it is shown above the buttons. */
export interface Refusal {
  field?: 'password' | 'code';
  words: string;
}

const refusals: OwnRefusals = {
  TOO_MANY_ATTEMPTS: tooManyAttempts,
  TWO_FACTOR_MANDATORY: () => t('mandatory'),
  TWO_FACTOR_ALREADY_ON: () => t('alreadyOn'),
  NOT_FOUND: () => t('notBegun'),
};

/** Says why a step was refused; `wrongCode` is what a code that was not right is told. */
export function refusalOf(error: unknown, wrongCode: string): Refusal {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'INVALID_CREDENTIALS') return { field: 'password', words: t('wrongPassword') };
  if (code === 'TWO_FACTOR_INVALID') return { field: 'code', words: wrongCode };
  const [atField] = Object.values(fieldMessages(error));
  return { words: atField ?? refusalWords(error, refusals) ?? t('failed') };
}
