import { Text } from '@mantine/core';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { patientName } from '../../beds/bed.words.ts';
import { receivePatient } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useRefreshAdmission, useRememberAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

const formSchema = z.strictObject({
  receivedAt: optionalInstantText(),
  lateReason: lateReasonText(),
});

/** The ward accepts the patient, now or at a time that has passed. */
export function ReceiveForm({ admission, onClose }: { admission: Admission; onClose: () => void }) {
  const { id: admissionId, version } = admission;
  const patient = patientName(admission.patient);
  const remember = useRememberAdmission();
  const refresh = useRefreshAdmission();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: { receivedAt: '', lateReason: '' },
    draftKey: `receive.${admissionId}`,
    save: (fields, key) => receivePatient({ ...fields, admissionId, version }, new Submission(key)),
    describeFailure(error) {
      refresh(admissionId);
      return failureWords(t('failedToReceive'), error, admissionRefusals);
    },
    onSaved(received) {
      remember(received);
      notifySuccess(t('wasReceived', { patient }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('receiveTitle', { patient })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('receive')}
      isReady
    >
      <Text size="sm">{t('receiveText', { bed: admission.bed?.bedNumber ?? '' })}</Text>
      <LateTimeFields form={draft.form} field="receivedAt" label={t('receivedAt')} isForAll />
    </FormModal>
  );
}
