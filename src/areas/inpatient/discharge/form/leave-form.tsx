import { Text, Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { leaveHospital } from '../discharge.calls.ts';
import type { Discharge } from '../discharge.contract.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { issue } from '../discharge.issues.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';

export interface LeaveFormProps {
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}

/** The patient has left; with a reason where something stands against it. */
export function LeaveForm({ admission, discharge, onClose }: LeaveFormProps) {
  const { id: admissionId } = admission;
  const { version, stages } = discharge;
  const changed = useStageChanged(admissionId);
  const patient = patientName(admission.patient);
  const gone = stages.find(({ stage }) => stage === 'gone');
  const isBlocked = gone?.blockers.some(({ isBlocking }) => isBlocking) ?? false;
  const schema = useMemo(
    () =>
      z.strictObject({
        leftAt: optionalInstantText(),
        overrideReason: isBlocked
          ? requiredText(500, issue('reasonMissing'))
          : freeText(500).transform(() => undefined),
      }),
    [isBlocked],
  );
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `discharge-leave.${admissionId}`,
    save: (fields, key) => leaveHospital({ ...fields, admissionId, version }, new Submission(key)),
    describeFailure(error) {
      changed();
      return failureWords(t('failedToLeave'), error, dischargeRefusals);
    },
    onSaved(written) {
      changed(written);
      notifySuccess(t('hasLeft', { patient }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('leaveTitle', { patient })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(isBlocked ? 'override_gone' : 'leave')}
    >
      <Text size="sm">{t('leaveText')}</Text>
      <DateTimeField {...field('leftAt')} />
      {isBlocked && (
        <>
          <Text size="sm">{t('overrideGoneText')}</Text>
          <Textarea {...field('overrideReason', t('reason'))} required autosize minRows={2} />
        </>
      )}
    </FormModal>
  );
}
