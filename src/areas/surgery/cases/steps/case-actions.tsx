import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { isPlanned } from '../case.rules.ts';
import { isClosed } from '../case.words.ts';
import { t as caseText } from '../cases.texts.ts';
import { t as consentText } from '../../consents/consents.texts.ts';
import { type CaseStep, isPlanning, nextSteps } from './case-steps.rules.ts';
import { t } from './steps.texts.ts';
import { useConfirmCase } from './use-confirm-case.ts';

const EditForm = lazyPart(() => import('../form/edit-case-form.tsx'), 'EditCaseForm');
const ReasonForm = lazyPart(() => import('./form/step-reason-form.tsx'), 'StepReasonForm');
const StepTimeForm = lazyPart(() => import('./form/step-time-form.tsx'), 'StepTimeForm');
const RebookForm = lazyPart(() => import('./form/rebook-form.tsx'), 'RebookForm');
const ConsentForm = lazyPart(() => import('./form/consent-form.tsx'), 'ConsentForm');

const HandOverForm = lazyPart(() => import('../../consents/form/hand-over-form.tsx'), 'HandOverForm');
const SurgeonSignForm = lazyPart(
  () => import('../../consents/form/surgeon-sign-form.tsx'),
  'SurgeonSignForm',
);
const WithdrawForm = lazyPart(() => import('../../consents/form/withdraw-form.tsx'), 'WithdrawForm');

const planning = ['theatre.schedule', 'surgery.operate'] as const;
const operating = ['surgery.operate', 'surgery.nursing'] as const;

type Task = 'edit' | 'surgeon' | ConsentTask | Exclude<CaseStep, 'confirm'>;

type ConsentTask = 'sign' | 'consent' | 'withdraw';

/** What can be done with a case by the person who looks, as buttons. */
export function CaseActions({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const may = useMay();
  const confirmation = useConfirmCase();
  const [task, setTask] = useState<Task>();
  // A form stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState(surgicalCase);
  const close = () => setTask(undefined);
  function begin(next: Task) {
    setEdited(surgicalCase);
    setTask(next);
  }
  function take(next: CaseStep) {
    if (next === 'confirm') void confirmation.start(surgicalCase);
    else begin(next);
  }
  const steps = nextSteps(surgicalCase).filter((one) => may(isPlanning(one) ? planning : operating));
  const isBefore = isPlanned(surgicalCase.status);
  const asksSurgeon = isBefore && surgicalCase.consent?.isComplete === false && may('surgery.operate');
  const consents = isBefore && may([...planning, 'surgery.nursing']) ? consentTasks(surgicalCase) : [];
  const stepAction = (one: CaseStep) => ({
    label: t(one),
    isMain: !isSetback(one),
    isDestructive: one === 'cancel',
    isBusy: one === 'confirm' && confirmation.isBusy,
    onClick: () => take(one),
  });
  const consentAction = (one: ConsentTask) => ({
    label: one === 'consent' ? t('recordConsent') : consentText(one),
    onClick: () => begin(one),
  });
  const form = { surgicalCase: edited, onClose: close, onReload: setEdited };
  return (
    <>
      <HeadActions
        actions={[
          asksSurgeon && { label: consentText('surgeon'), isMain: true, onClick: () => begin('surgeon') },
          ...steps.filter((one) => !isSetback(one)).map(stepAction),
          ...consents.slice(0, 1).map(consentAction),
          // By keys a case gets its time here, as by dragging on the schedule.
          isBefore && may(planning) && { label: caseText('edit'), onClick: () => begin('edit') },
          ...consents.slice(1).map(consentAction),
          ...steps.filter(isSetback).map(stepAction),
        ]}
      />
      <Suspense key={edited.version} fallback={null}>
        {task === 'edit' && <EditForm {...form} />}
        {task === 'consent' && <ConsentForm {...form} />}
        {task === 'sign' && <HandOverForm surgicalCase={edited} onClose={close} />}
        {task === 'surgeon' && <SurgeonSignForm {...form} />}
        {task === 'withdraw' && <WithdrawForm surgicalCase={edited} onClose={close} />}
        {task === 'rebook' && <RebookForm {...form} />}
        {(task === 'start' || task === 'complete') && (
          <StepTimeForm step={task} surgicalCase={edited} onClose={close} />
        )}
        {(task === 'postpone' || task === 'cancel') && (
          <ReasonForm step={task} surgicalCase={edited} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** What is done when a case does not go on as planned. */
function isSetback(step: CaseStep): boolean {
  return step === 'postpone' || step === 'cancel';
}

/** A consent is signed or recorded once, and then taken back before another; one on paper can still be corrected. */
function consentTasks(surgicalCase: SurgicalCase): ConsentTask[] {
  const { consent } = surgicalCase;
  if (consent) return consent.isSignedOnScreen ? ['withdraw'] : ['consent', 'withdraw'];
  return isClosed(surgicalCase) ? ['consent'] : ['sign', 'consent'];
}
