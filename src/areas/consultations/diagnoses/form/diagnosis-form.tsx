import { Switch, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createDiagnosis, updateDiagnosis, useRefreshDiagnoses } from '../diagnosis.calls.ts';
import { type Diagnosis, diagnosisFields } from '../diagnosis.contract.ts';
import { t } from '../diagnoses.texts.ts';

const formSchema = z.strictObject({ ...diagnosisFields, isNotifiable: z.boolean() });

type Values = z.input<typeof formSchema> & Record<string, unknown>;

export interface DiagnosisFormProps {
  /** Undefined for a new one. */
  diagnosis: Diagnosis | undefined;
  onClose: () => void;
  onReload: (current: Diagnosis) => void;
}

/** A diagnosis of the hospital's list, new or changed. */
export function DiagnosisForm({ diagnosis, onClose, onReload }: DiagnosisFormProps) {
  const refresh = useRefreshDiagnoses();
  const { draft, failureActions } = useRecordForm<Diagnosis, Values, z.output<typeof formSchema>>({
    draftName: 'diagnosis',
    stored: diagnosis,
    schema: formSchema,
    initialValues: {
      code: diagnosis?.code ?? '',
      title: diagnosis?.title ?? '',
      isNotifiable: diagnosis?.isNotifiable ?? false,
    },
    create: createDiagnosis,
    update: (fields, { id, version }, submission) =>
      updateDiagnosis({ diagnosisId: id, version, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: ({ title }) => t('wasSaved', { title }),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={diagnosis ? t('editTitle', { title: diagnosis.title }) : t('newTitle')}
      draft={draft}
      failureActions={failureActions}
      size="md"
      onClose={onClose}
      submitLabel={t('save')}
    >
      <TextInput label={t('name')} required maxLength={300} data-autofocus {...form.getInputProps('title')} />
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={20}
        {...form.getInputProps('code')}
      />
      <Switch
        label={t('notifiable')}
        description={t('notifiableHint')}
        {...form.getInputProps('isNotifiable', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
