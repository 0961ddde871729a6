import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { CountDifference } from '../count-facts.contract.ts';
import type { MissingCount } from '../count.rules.ts';
import { t } from '../counts.texts.ts';

/** What stands against the end of an operation, told by whatever would end it. */
export const countGateRefusals: OwnRefusals = {
  COUNTS_MISSING: ({ missing }) =>
    t('countsMissing', { missing: (missing as MissingCount[]).map((one) => t(`missing_${one}`)).join(' ') }),
  COUNTS_DISAGREE: ({ differences }) =>
    t('countsDisagree', { differences: (differences as CountDifference[]).map(differenceWords).join(', ') }),
};

export function differenceWords({ name, counted, expected }: Omit<CountDifference, 'code'>): string {
  return t('differenceOf', { name, counted, expected });
}

/** Whether what was counted is what must be there. */
export function agreementWords(counted: number, expected: number): string {
  const difference = expected - counted;
  if (difference === 0) return t('agrees');
  return difference > 0
    ? t('missingPieces', { count: difference })
    : t('surplusPieces', { count: -difference });
}
