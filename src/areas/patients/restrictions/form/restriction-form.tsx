import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { optionalText } from '#kernel/text.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { restrictPatient, unrestrictPatient } from '../../patients/patient.calls.ts';
import { failureWords } from '../../patients/form/patient-failure.words.ts';
import { fullName } from '../../patients/patient.words.ts';
import type { Patient } from '../../patients/patient.contract.ts';
import { useRememberPatient } from '../../patients/patient.hooks.ts';
import { t } from '../../patients/patients.texts.ts';

const schema = z.strictObject({ reason: optionalText(500) }) as unknown as z.ZodType<
  { reason: string | null },
  { reason: string }
>;

/** Restricts a record, or lifts its restriction. */
export function RestrictionForm({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const remember = useRememberPatient();
  // The dialog goes on saying what it was opened for while the record behind it changes.
  const [{ id: patientId, version, isRestricted }] = useState(patient);
  const name = fullName(patient);

  const draft = useDraftForm({
    schema,
    initialValues: { reason: '' },
    draftKey: `patient.restriction.${patientId}.${version}`,
    save: ({ reason }, submissionKey) => {
      const change = isRestricted ? unrestrictPatient : restrictPatient;
      return change({ patientId, version, reason }, new Submission(submissionKey));
    },
    onSaved(saved: Patient) {
      remember(saved);
      notifySuccess(t(isRestricted ? 'wasUnrestricted' : 'wasRestricted', { name }));
      onClose();
    },
    describeFailure: (error) => failureWords(t('failedToRestrict'), error),
  });

  return (
    <FormModal
      title={t(isRestricted ? 'unrestrictTitle' : 'restrictTitle', { name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(isRestricted ? 'unrestrict' : 'restrict')}
    >
      <Text size="sm">{t(isRestricted ? 'unrestrictExplained' : 'restrictExplained')}</Text>
      <Textarea
        label={t('restrictionReason')}
        description={t('restrictionReasonHint')}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...draft.form.getInputProps('reason')}
      />
    </FormModal>
  );
}
