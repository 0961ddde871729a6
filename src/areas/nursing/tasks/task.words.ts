import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Task } from './task.contract.ts';
import { t } from './tasks.texts.ts';

export const taskRefusals: OwnRefusals = {
  PATIENT_NOT_ADMITTED: () => t('notAdmitted'),
  WRONG_STATE: () => t('wrongState'),
  STALE: () => t('changed'),
};

/** What is to be done. */
export function taskWords({ source, text }: Pick<Task, 'source' | 'text'>): string {
  return text ?? t(source === 'note' ? 'followUp' : 'restricted');
}
