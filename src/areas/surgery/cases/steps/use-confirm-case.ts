import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { confirmCase } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRefreshCase, useRememberCase } from '../case.hooks.ts';
import { t } from './steps.texts.ts';
import { stepRefusals } from './steps.words.ts';

/** Confirms a case after a question. */
export function useConfirmCase() {
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  return useConfirmedWrite<SurgicalCase, SurgicalCase>({
    ask: ({ caseNumber: number }) => ({
      title: t('confirmTitle'),
      message: t('confirmQuestion', { number }),
      confirmLabel: t('confirm'),
    }),
    call: ({ id: caseId, version }, submission) => confirmCase({ caseId, version }, submission),
    done: (_, { caseNumber: number }) => t('wasConfirmed', { number }),
    failed: () => t('failed'),
    refusals: stepRefusals,
    onDone: remember,
    onSettled: ({ id }) => refresh(id),
  });
}
