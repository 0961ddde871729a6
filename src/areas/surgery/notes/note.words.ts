import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { countGateRefusals } from '../counts/gate/count-gate.words.ts';
import type { SurgicalCount } from './counts/count.rules.ts';
import { countDifference } from './counts/count.rules.ts';
import type { NoteSummary } from './note.contract.ts';
import { t } from './notes.texts.ts';

/** Grey draft, yellow dictated, blue transcribed, green signed. */
export const noteTone = {
  draft: 'neutral',
  dictated: 'warning',
  transcribed: 'info',
  signed: 'success',
} as const satisfies Record<NoteSummary['status'], Tone>;

export const noteRefusals: OwnRefusals = {
  ...countGateRefusals,
  NOT_THE_SURGEON: ({ surgeonName }) => t('notTheSurgeon', { name: String(surgeonName) }),
  NOTE_SIGNED: () => t('noteSigned'),
  CASE_WITHOUT_SURGEON: () => t('caseWithoutSurgeon'),
  WRONG_STATE: ({ status }) => t(status === 'entered-in-error' ? 'markedInError' : 'wrongState'),
};

/** Whether a count agrees, in words. */
export function differenceWords(count: SurgicalCount): string {
  const difference = countDifference(count);
  if (difference === 0) return t('agrees');
  return difference > 0
    ? t('missingPieces', { count: difference })
    : t('surplusPieces', { count: -difference });
}

/** One count of a note in words. */
export function countWords(count: SurgicalCount): string {
  return [t('countOf', { ...count }), differenceWords(count), count.explanation].filter(Boolean).join(' · ');
}
