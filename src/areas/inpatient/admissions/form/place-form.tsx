import { Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Bed } from '../../beds/bed.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { placePatient } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useAdmission, useRefreshAdmission, useRememberAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { asksForReason, PlacementFields } from './placement-fields.tsx';

export interface PlaceFormProps {
  admissionId: string;
  /** The bed that is chosen at first. */
  bed?: Bed | undefined;
  onClose: () => void;
}

/** Gives a bed to an admitted patient who has none. */
export function PlaceForm({ admissionId, ...props }: PlaceFormProps) {
  const { data: admission } = useAdmission(admissionId);
  return admission ? <OpenedPlaceForm admission={admission} {...props} /> : null;
}

const formSchema = z.strictObject({
  bedId: z.uuid(),
  placementReason: freeText(500).transform((text) => text || undefined),
  placedAt: optionalInstantText(),
  lateReason: lateReasonText(),
});

function OpenedPlaceForm({
  admission,
  bed,
  onClose,
}: Omit<PlaceFormProps, 'admissionId'> & { admission: Admission }) {
  const remember = useRememberAdmission();
  const refresh = useRefreshAdmission();
  const [isAsked, setAsked] = useState(false);
  const patient = patientName(admission.patient);
  const { id: admissionId, version } = admission;
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: emptyValues(formSchema, { bedId: bed?.id ?? '' }),
    draftKey: `place.${admissionId}.${bed?.id ?? ''}`,
    save: (fields, key) => placePatient({ ...fields, admissionId, version }, new Submission(key)),
    describeFailure(error) {
      if (asksForReason(error)) setAsked(true);
      else refresh(admissionId);
      return failureWords(bedText('failedToPlace'), error, admissionRefusals);
    },
    onSaved(placed) {
      remember(placed);
      notifySuccess(bedText('placedIn', { patient, number: placed.bed?.bedNumber ?? '' }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={bedText('placeTitle', { patient })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={bedText('place')}
    >
      <Text size="sm" c="dimmed">
        {admission.admissionNumber}
        {admission.primaryDiagnosis && ` · ${admission.primaryDiagnosis}`}
      </Text>
      <PlacementFields
        bed={{
          known: bed,
          wish: { patientId: admission.patient.id },
          label: bedText('bed'),
          required: true,
          'data-autofocus': true,
          ...form.getInputProps('bedId'),
        }}
        reason={form.getInputProps('placementReason')}
        hasReason={isAsked}
      />
      <LateTimeFields form={form} field="placedAt" label={bedText('placedAt')} />
    </FormModal>
  );
}
