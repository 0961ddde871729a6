import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { optionalText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { restrictPatient, unrestrictPatient } from '../../patients/patient.calls.ts';
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
  // The dialog goes on saying what it was opened for while the record behind it changes.
  const [stored] = useState(patient);
  const { isRestricted } = stored;
  const name = fullName(patient);

  const { draft } = useRecordForm({
    draftName: 'patient.restriction',
    stored,
    schema,
    initialValues: { reason: '' },
    update: ({ reason }, { id: patientId, version }, submission) =>
      (isRestricted ? unrestrictPatient : restrictPatient)({ patientId, version, reason }, submission),
    failed: () => t('failedToRestrict'),
    saved: () => t(isRestricted ? 'wasUnrestricted' : 'wasRestricted', { name }),
    remember: useRememberPatient(),
    onSaved: onClose,
  });
  const field = namedFields(draft.form, t);

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
        {...field('reason', t('restrictionReason'))}
        description={t('restrictionReasonHint')}
        autosize
        minRows={2}
        data-autofocus
      />
    </FormModal>
  );
}
