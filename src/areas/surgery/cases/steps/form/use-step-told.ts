import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import type { SurgicalCase } from '../../case.contract.ts';
import { useRefreshCase, useRememberCase } from '../../case.hooks.ts';
import { t } from '../steps.texts.ts';
import { stepRefusals } from '../steps.words.ts';

/** What follows a step that was taken, and one that was refused. */
export function useStepTold(caseId: string, onClose: () => void) {
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  return {
    failure: (error: unknown) => {
      refresh(caseId);
      return failureWords(t('failed'), error, stepRefusals);
    },
    saved: (changed: SurgicalCase, words: string) => {
      remember(changed);
      refresh(caseId);
      notifySuccess(words);
      onClose();
    },
  };
}
