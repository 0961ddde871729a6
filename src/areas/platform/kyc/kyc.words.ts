import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ApplicantLetter } from './kyc.contract.ts';
import { t } from './kyc.texts.ts';

export const kycRefusals: OwnRefusals = {
  ORGANIZATION_CODE_TAKEN: () => t('codeTaken'),
  WRONG_STATE: () => t('decidedMeanwhile'),
};

/** What the applicant would have read. */
export function messageText({ kind, recipient, facts }: ApplicantLetter): string {
  const fact = (name: string) => facts[name] ?? '';
  const number = fact('number');
  const texts: Record<ApplicantLetter['kind'], () => string> = {
    received: () => t('message_received', { recipient, number }),
    asked: () => t('message_asked', { recipient, number, question: fact('question') }),
    approved: () => t('message_approved', { recipient, number, hospital: fact('hospital') }),
    rejected: () => t('message_rejected', { recipient, number, notes: fact('notes') }),
    reopened: () => t('message_reopened', { recipient, number }),
  };
  return texts[kind]();
}

/** What became of a message to the applicant. */
export function stateText({ state, sentAt }: ApplicantLetter, dateTime: Format['dateTime']): string {
  return state === 'sent' && sentAt !== null
    ? t('sentAt', { when: dateTime(sentAt) })
    : t(`letter_${state === 'sent' ? 'pending' : state}`);
}

/** What the operator should know of messages that the applicant does not have, or may not have. */
export function letterWarning(
  messages: readonly ApplicantLetter[],
): 'messagesMocked' | 'messagesFailed' | null {
  const isAny = (...states: ApplicantLetter['state'][]) =>
    messages.some(({ state }) => states.includes(state));
  if (isAny('failed', 'unknown', 'cancelled')) return 'messagesFailed';
  return isAny('none', 'mocked') ? 'messagesMocked' : null;
}
