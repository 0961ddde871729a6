import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { completeCase, confirmCase, startCase } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRefreshCase, useRememberCase } from '../case.hooks.ts';
import { patientName } from '../case.words.ts';
import { t } from './steps.texts.ts';
import { stepRefusals } from './steps.words.ts';

/** A step that needs no more than a question. */
export type PlainStep = 'confirm' | 'start' | 'complete';

const calls = { confirm: confirmCase, start: startCase, complete: completeCase } as const;
const done = { confirm: 'wasConfirmed', start: 'wasStarted', complete: 'wasCompleted' } as const;

/** Confirms, starts or completes a case after a question. */
export function useCaseStep() {
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  return useConfirmedWrite<SurgicalCase & { step: PlainStep }, SurgicalCase>({
    ask: ({ step, caseNumber: number, patient }) => ({
      title: t(`${step}Title`),
      message:
        step === 'confirm'
          ? t('confirmQuestion', { number })
          : t(`${step}Question`, { patient: patientName(patient) }),
      confirmLabel: t(step),
    }),
    call: ({ id: caseId, version, step }, submission) => calls[step]({ caseId, version }, submission),
    done: ({ step }, { caseNumber: number }) => t(done[step], { number }),
    failed: () => t('failed'),
    refusals: stepRefusals,
    onDone: remember,
    onSettled: ({ id }) => refresh(id),
  });
}
