import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { requiredText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { Patient } from '../../patients/patient.contract.ts';
import { useRememberPatient } from '../../patients/patient.hooks.ts';
import { undoJoin } from '../join.calls.ts';
import type { PatientJoin } from '../join.contract.ts';
import { t } from '../joins.texts.ts';

const schema = z.strictObject({ reason: requiredText(500) }) as z.ZodType<
  { reason: string },
  { reason: string }
>;

export interface UndoFormProps {
  patientId: string;
  join: PatientJoin;
  onClose: () => void;
}

/** Takes a join back, with a reason. */
export function UndoForm({ patientId, join, onClose }: UndoFormProps) {
  const { patientNumber: number } = join;
  const { draft } = useRecordForm<Patient, { reason: string }, { reason: string }>({
    draftName: `patient.join.${join.id}.undo`,
    stored: undefined,
    schema,
    initialValues: { reason: '' },
    create: ({ reason }, submission) => undoJoin({ patientId, joinId: join.id, reason }, submission),
    failed: () => t('failedToUndo'),
    refusals: {
      JOIN_TANGLED: ({ tables }) =>
        t('tangled', { tables: (tables as string[]).join(', ').replaceAll('_', ' ') }),
    },
    saved: () => t('wasUndone'),
    remember: useRememberPatient(),
    onSaved: onClose,
  });
  return (
    <FormModal
      title={t('undoTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('undo')}
    >
      <Text size="sm">{t('undoText', { number })}</Text>
      <Textarea
        label={t('undoReason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...draft.form.getInputProps('reason')}
      />
    </FormModal>
  );
}
