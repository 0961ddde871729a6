import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { asksForReason } from '../../admissions/form/placement-fields.tsx';
import { t as bedText } from '../../beds/beds.texts.ts';
import { swapBeds } from '../bed-transfer.calls.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { issue } from '../bed-transfer.issues.ts';
import { transferRefusals } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';
import { OccupiedBedPicker } from './occupied-bed-picker.tsx';

const formSchema = z.strictObject({
  admissionId: z.uuid(issue('admissionMissing')),
  otherAdmissionId: z.uuid(issue('admissionMissing')),
  transferReason: requiredText(500, issue('reasonMissing')),
  placementReason: freeText(500).transform((text) => text || undefined),
  movedAt: optionalInstantText(),
  lateReason: lateReasonText(),
});

const empty = {
  admissionId: '',
  otherAdmissionId: '',
  transferReason: '',
  placementReason: '',
  movedAt: '',
  lateReason: '',
};

/** Two patients change beds in one step. */
export function SwapForm({ onClose }: { onClose: () => void }) {
  const moved = useMoved();
  const [isAsked, setAsked] = useState(false);
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: empty,
    draftKey: 'bed-swap',
    save: (fields, key) => swapBeds(fields, new Submission(key)),
    describeFailure(error) {
      if (asksForReason(error)) setAsked(true);
      else moved();
      return failureWords(t('failedToSwap'), error, transferRefusals);
    },
    onSaved() {
      moved();
      notifySuccess(t('wasSwapped'));
      onClose();
    },
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const reasonField = { required: true, autosize: true, minRows: 2, maxLength: 500 };
  return (
    <FormModal title={t('swap')} draft={draft} size="md" onClose={onClose} submitLabel={t('swap')}>
      <Text size="sm">{t('swapText')}</Text>
      <OccupiedBedPicker {...named('admissionId', t('patient'))} data-autofocus />
      <OccupiedBedPicker {...named('otherAdmissionId', t('otherPatient'))} />
      <Textarea label={t('reason')} {...reasonField} {...form.getInputProps('transferReason')} />
      {isAsked && (
        <Textarea
          label={bedText('placementReason')}
          {...reasonField}
          {...form.getInputProps('placementReason')}
        />
      )}
      <LateTimeFields form={form} field="movedAt" label={t('movedAtField')} />
    </FormModal>
  );
}
