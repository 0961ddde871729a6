import { Text } from '@mantine/core';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { completeCase } from '../../case.calls.ts';
import type { SurgicalCase } from '../../case.contract.ts';
import { patientName } from '../../case.words.ts';
import type { TimedStep } from '../case-steps.rules.ts';
import { t } from '../steps.texts.ts';
import { StartForm } from './start-form.tsx';
import { useStepTold } from './use-step-told.ts';

export interface StepTimeFormProps {
  step: TimedStep;
  surgicalCase: SurgicalCase;
  onClose: () => void;
}

const schema = z.strictObject({ endedAt: optionalInstantText(), lateReason: lateReasonText() });

/** The operation begins or ends, now or at a time that has passed. */
export function StepTimeForm({ step, ...props }: StepTimeFormProps) {
  return step === 'start' ? <StartForm {...props} /> : <CompleteForm {...props} />;
}

function CompleteForm({ surgicalCase, onClose }: Omit<StepTimeFormProps, 'step'>) {
  const { id: caseId, version, caseNumber: number, patient } = surgicalCase;
  const told = useStepTold(caseId, onClose);
  const draft = useDraftForm({
    schema,
    initialValues: { endedAt: '', lateReason: '' },
    draftKey: `surgical-case-complete.${caseId}`,
    save: (fields, key) => completeCase({ ...fields, caseId, version }, new Submission(key)),
    describeFailure: told.failure,
    onSaved: (changed) => told.saved(changed, t('wasCompleted', { number })),
  });
  return (
    <FormModal
      title={t('completeTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('complete')}
      isReady
    >
      <Text size="sm">{t('completeText', { patient: patientName(patient) })}</Text>
      <LateTimeFields form={draft.form} field="endedAt" label={t('endedAt')} />
    </FormModal>
  );
}
