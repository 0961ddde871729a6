import { SimpleGrid, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { CasePicker } from '../../papers/form/case-picker.tsx';
import { t as paperText } from '../../papers/papers.texts.ts';
import { createNote, updateNote } from '../note.calls.ts';
import type { OperativeNote } from '../note.contract.ts';
import { useRefreshNotes } from '../note.hooks.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { NoteTemplates } from '../templates/note-templates.tsx';
import { CountFields } from './count-fields.tsx';
import { inputOf, noteSchema, type NoteValues, type TypedNote, valuesOf } from './note-form.values.ts';

export interface NoteFormProps {
  /** The note that is written on; left out for a new one. */
  stored?: OperativeNote | undefined;
  caseId?: string | undefined;
  onClose: () => void;
  onReload?: (current: OperativeNote) => void;
}

const operated = ['in_progress', 'completed'] as const;

/** An operative note: what was found and done, what was counted, what comes after. */
export function NoteForm({ stored, caseId = '', onClose, onReload }: NoteFormProps) {
  const refresh = useRefreshNotes();
  const { draft, failureActions } = useRecordForm<OperativeNote, NoteValues, TypedNote>({
    draftName: 'operative-note',
    stored,
    schema: noteSchema,
    initialValues: valuesOf(stored, caseId),
    create: (fields, submission) => createNote(inputOf(fields), submission),
    update(fields, { id: operativeNoteId, version }, submission) {
      const { caseId: _caseId, ...input } = inputOf(fields);
      return updateNote({ ...input, operativeNoteId, version }, submission);
    },
    failed: () => t(stored ? 'failedToUpdate' : 'failedToCreate'),
    refusals: noteRefusals,
    saved: () => t(stored ? 'wasUpdated' : 'wasCreated'),
    remember: refresh,
    onSaved: onClose,
    ...(onReload && { onReload }),
  });
  const { form } = draft;
  const line = { maxLength: 300 };
  return (
    <FormModal
      title={t(stored ? 'editTitle' : 'createTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t(stored ? 'update' : 'create')}
      failureActions={failureActions}
    >
      {stored && (
        <Text size="sm" c="dimmed">
          {t('editResets')}
        </Text>
      )}
      <CasePicker
        label={paperText('surgicalCase')}
        required
        disabled={stored !== undefined}
        statuses={operated}
        known={stored?.case}
        {...form.getInputProps('caseId')}
        onChange={(id, chosen) => {
          form.setFieldValue('caseId', id);
          if (chosen && form.values.procedurePerformed === '') {
            form.setFieldValue('procedurePerformed', chosen.procedureName ?? '');
            form.setFieldValue('preOperativeDiagnosis', chosen.preOpDiagnosis ?? '');
          }
        }}
      />
      <NoteTemplates form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('preOperativeDiagnosis')}
          maxLength={1000}
          {...form.getInputProps('preOperativeDiagnosis')}
        />
        <TextInput
          label={t('postOperativeDiagnosis')}
          maxLength={1000}
          {...form.getInputProps('postOperativeDiagnosis')}
        />
        <TextInput
          label={t('procedurePerformed')}
          required
          {...line}
          {...form.getInputProps('procedurePerformed')}
        />
        <TextInput label={t('surgicalApproach')} {...line} {...form.getInputProps('surgicalApproach')} />
      </SimpleGrid>
      <Textarea
        label={t('procedureDetails')}
        required
        rows={4}
        maxLength={10_000}
        {...form.getInputProps('procedureDetails')}
      />
      <Textarea label={t('findings')} rows={3} maxLength={5000} {...form.getInputProps('findings')} />
      <Textarea
        label={t('complications')}
        rows={2}
        maxLength={2000}
        {...form.getInputProps('complications')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <WholeNumberField label={t('estimatedBloodLoss')} {...form.getInputProps('estimatedBloodLoss')} />
        <TextInput label={t('closureMethod')} maxLength={500} {...form.getInputProps('closureMethod')} />
        <TextInput label={t('specimens')} maxLength={1000} {...form.getInputProps('specimens')} />
        <TextInput label={t('implants')} maxLength={1000} {...form.getInputProps('implants')} />
      </SimpleGrid>
      <Textarea
        label={t('postOpInstructions')}
        rows={3}
        maxLength={3000}
        {...form.getInputProps('postOpInstructions')}
      />
      <Textarea label={t('followUpPlan')} rows={2} maxLength={2000} {...form.getInputProps('followUpPlan')} />
      <Title order={3} size="h5">
        {t('counts')}
      </Title>
      <CountFields form={form} />
    </FormModal>
  );
}
