import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ProgressNote } from './progress-note.contract.ts';
import { t } from './progress-notes.texts.ts';

export const progressNoteRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notNow'),
};

/** Who wrote a note and when, and who amended it. */
export function authorWords(note: ProgressNote, { dateTime }: Pick<Format, 'dateTime'>): string {
  const { authorName, notedAt, version, signedByName, signedAt } = note;
  const written = t('by', { name: authorName, time: dateTime(notedAt) });
  if (version === 1) return written;
  return [written, t('amendedBy', { name: signedByName, time: dateTime(signedAt) })].join(', ');
}

/** True for a note of a restricted patient of which this person reads nothing. */
export function isClosed({
  patient,
  subjective,
  objective,
  assessment,
  plan,
  problems,
}: Pick<ProgressNote, 'patient' | 'subjective' | 'objective' | 'assessment' | 'plan' | 'problems'>): boolean {
  const isEmpty = [subjective, objective, assessment, plan].every((text) => text === null);
  return patient.isRestricted && isEmpty && problems.length === 0;
}
