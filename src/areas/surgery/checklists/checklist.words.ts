import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { countGateRefusals } from '../counts/gate/count-gate.words.ts';
import type { Checklist, ChecklistItem } from './checklist.contract.ts';
import { t } from './checklists.texts.ts';
import { orderWords } from './phases/missing-items.words.ts';

/** What the colour of a status says once more. */
export const checklistTone = {
  pending: 'warning',
  in_progress: 'warning',
  completed: 'info',
  verified: 'success',
} as const satisfies Record<Checklist['status'], Tone>;

export const checklistRefusals: OwnRefusals = {
  ...countGateRefusals,
  CHECKLIST_VERIFIED: () => t('isVerified'),
  CHECKLIST_STEP_TAKEN: () => t('stepTaken'),
  CHECKLIST_ORDER: orderWords,
  SIGN_OUT_TOO_EARLY: () => t('signOutTooEarly'),
  CHECKLIST_NEEDS_ANOTHER: () => t('needsAnother'),
  CHECKLIST_EXISTS: () => t('exists'),
  WRONG_STATE: () => t('wrongState'),
};

/** Who ticked an item and when, and who said it where that is somebody else; undefined for one that is open. */
export function tickedWords(
  { completedByName: name, completedAt, saidByName: speaker }: ChecklistItem,
  dateTime: (instant: string) => string,
): string | undefined {
  if (!name || !completedAt) return undefined;
  const time = dateTime(completedAt);
  return speaker && speaker !== name
    ? t('saidByLine', { speaker, name, time })
    : t('tickedBy', { name, time });
}
