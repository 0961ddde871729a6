import { witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { CountEntryFacts } from './count-facts.contract.ts';
import { differenceWords } from './gate/count-gate.words.ts';
import { t } from './counts.texts.ts';

export const countRefusals: OwnRefusals = {
  ...witnessRefusals,
  COUNT_EXISTS: () => t('countExists'),
  COUNT_NEEDS_ANOTHER: () => t('needsAnother'),
  ENTERED_IN_ERROR: () => t('alreadyMarked'),
  WRONG_STATE: () => t('wrongState'),
};

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
