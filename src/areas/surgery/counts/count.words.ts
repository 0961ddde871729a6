import { witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { CountDifference, CountEntryFacts } from './count-facts.contract.ts';
import type { MissingCount } from './count.rules.ts';
import { t } from './counts.texts.ts';

/** What stands against the end of an operation, told by whatever would end it. */
export const countGateRefusals: OwnRefusals = {
  COUNTS_MISSING: ({ missing }) =>
    t('countsMissing', { missing: (missing as MissingCount[]).map((one) => t(`missing_${one}`)).join(' ') }),
  COUNTS_DISAGREE: ({ differences }) =>
    t('countsDisagree', { differences: (differences as CountDifference[]).map(differenceWords).join(', ') }),
};

export const countRefusals: OwnRefusals = {
  ...witnessRefusals,
  COUNT_EXISTS: () => t('countExists'),
  COUNT_NEEDS_ANOTHER: () => t('needsAnother'),
  ENTERED_IN_ERROR: () => t('alreadyMarked'),
  WRONG_STATE: () => t('wrongState'),
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

/** What an entry is about, in short. */
export function entryTitle(facts: CountEntryFacts): string {
  switch (facts.kind) {
    case 'count':
      return t(`moment_${facts.moment}`);
    case 'added':
      return t('addedOf', facts);
    default:
      return t('settledBy', facts);
  }
}

/** What an entry says besides. */
export function entryDetail(facts: CountEntryFacts): string {
  switch (facts.kind) {
    case 'count':
      if (facts.isNothing) return t('nothing');
      return facts.lines
        .map((line) =>
          line.expected === null || line.expected === line.counted
            ? t('lineOf', line)
            : differenceWords({ ...line, expected: line.expected }),
        )
        .join(', ');
    case 'added':
      return '';
    default:
      return [
        t('settledFacts', { xray: t(`xray_${facts.xray}`), surgeon: facts.surgeonName }),
        facts.differences.map(differenceWords).join(', '),
      ].join(' ');
  }
}
