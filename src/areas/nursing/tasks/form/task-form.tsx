import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createTask as send } from '../task.calls.ts';
import { createTask } from '../task.contract.ts';
import { useRefreshTasks } from '../task.hooks.ts';
import { taskRefusals } from '../task.words.ts';
import { t } from '../tasks.texts.ts';

export interface TaskFormProps {
  patientId?: string | undefined;
  onClose: () => void;
}

/** Something that is to be done for a patient. */
export function TaskForm({ patientId = '', onClose }: TaskFormProps) {
  const refresh = useRefreshTasks();
  const [dueAt] = useState(() => new Date().toISOString());
  const { draft } = useRecordForm({
    draftName: 'nursing-task',
    stored: undefined,
    schema: createTask.input,
    initialValues: { patientId, text: '', dueAt },
    create: send,
    failed: () => t('failedToCreate'),
    refusals: taskRefusals,
    saved: () => t('wasCreated'),
    remember: refresh,
    onSaved: onClose,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('addTask')} draft={draft} onClose={onClose} submitLabel={t('save')}>
      {patientId === '' && <PatientPicker {...field('patientId', t('patient'))} />}
      <TextInput {...field('text')} data-autofocus />
      <DateTimeField {...field('dueAt')} />
    </FormModal>
  );
}
