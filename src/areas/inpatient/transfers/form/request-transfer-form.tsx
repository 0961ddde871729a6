import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { asksForReason, PlacementFields } from '../../admissions/form/placement-fields.tsx';
import { requestBedTransfer } from '../bed-transfer.calls.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { issue } from '../bed-transfer.issues.ts';
import { placeWords, transferRefusals } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';
import { OccupiedBedPicker } from './occupied-bed-picker.tsx';

export interface RequestTransferFormProps {
  /** The admission whose patient is moved; chosen in the form where it is left out. */
  of?: { admissionId: string; patientId: string; bed: BedTransfer['fromBed'] };
  onClose: () => void;
}

const formSchema = z.strictObject({
  admissionId: z.uuid(issue('admissionMissing')),
  toBedId: z.uuid(issue('bedMissing')),
  transferReason: requiredText(500, issue('reasonMissing')),
  placementReason: freeText(500).transform((text) => text || undefined),
  notes: freeText(500),
});

/** Asks for a patient to be moved to an available bed; the bed of now follows from the patient. */
export function RequestTransferForm({ of, onClose }: RequestTransferFormProps) {
  const moved = useMoved();
  const [from, setFrom] = useState<BedTransfer['fromBed'] | null>(of?.bed ?? null);
  const [patientId, setPatientId] = useState(of?.patientId);
  const [isAsked, setAsked] = useState(false);
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: {
      admissionId: of?.admissionId ?? '',
      toBedId: '',
      transferReason: '',
      placementReason: '',
      notes: '',
    },
    draftKey: `bed-transfer.${of?.admissionId ?? 'new'}`,
    save: (fields, key) => requestBedTransfer(fields, new Submission(key)),
    describeFailure(error) {
      if (asksForReason(error)) setAsked(true);
      else moved();
      return failureWords(t('failedToCreate'), error, transferRefusals);
    },
    onSaved({ toBed }) {
      moved();
      notifySuccess(t('wasRequested', { number: toBed.bedNumber }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('requestTransfer')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('requestTransfer')}
    >
      {!of && (
        <OccupiedBedPicker
          {...field('admissionId', t('patient'))}
          data-autofocus
          onPick={(bed) => {
            setFrom(bed);
            setPatientId(bed?.patient?.id);
          }}
        />
      )}
      <TextInput label={t('fromBed')} readOnly value={from ? placeWords(from) : ''} />
      <PlacementFields
        bed={{
          label: t('toBed'),
          required: true,
          wish: patientId === undefined ? {} : { patientId },
          ...(of && { 'data-autofocus': true }),
          ...form.getInputProps('toBedId'),
        }}
        reason={form.getInputProps('placementReason')}
        hasReason={isAsked}
      />
      <Textarea {...field('transferReason', t('reason'))} autosize minRows={2} />
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
