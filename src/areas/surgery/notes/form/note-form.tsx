import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { CasePicker } from '../../papers/form/case-picker.tsx';
import { t as paperText } from '../../papers/papers.texts.ts';
import type { NoteFacts } from '../facts/note-facts.contract.ts';
import { NoteFactsPanel } from '../facts/note-facts-panel.tsx';
import { createNote, updateNote, useNoteFacts, useRefreshNotes } from '../note.calls.ts';
import type { OperativeNote } from '../note.contract.ts';
import { noteRefusals } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { NoteTemplates } from '../templates/note-templates.tsx';
import { OldCounts } from './old-counts.tsx';
import {
  inputOf,
  noteSchema,
  type NoteValues,
  startOf,
  type TypedNote,
  valuesOf,
} from './note-form.values.ts';

export interface NoteFormProps {
  /** The note that is written on; left out for a new one. */
  stored?: OperativeNote | undefined;
  caseId?: string | undefined;
  onClose: () => void;
  onReload?: (current: OperativeNote) => void;
}

const operated = ['in_progress', 'completed'] as const;

/** A note, which begins with what is known of its case. */
export function NoteForm(props: NoteFormProps) {
  const { stored, caseId = '' } = props;
  const begins = stored === undefined && caseId !== '';
  const { data, isPending } = useNoteFacts(begins ? caseId : '');
  // Without what is known it is written all the same.
  if (begins && isPending) return null;
  return <NoteFields {...props} known={data?.facts ?? undefined} />;
}

interface NoteFieldsProps extends NoteFormProps {
  /** Of the case that the form opened with. */
  known: NoteFacts | undefined;
}

/** What was found and done, and what comes after, below what is known of the operation. */
function NoteFields({ stored, caseId = '', known, onClose, onReload }: NoteFieldsProps) {
  const refresh = useRefreshNotes();
  const openPage = useOpenPageStep();
  const { draft, failureActions } = useRecordForm<OperativeNote, NoteValues, TypedNote>({
    draftName: 'operative-note',
    stored,
    schema: noteSchema,
    initialValues: valuesOf(stored, caseId, known),
    create: (fields, submission) => createNote(inputOf(fields), submission),
    update(fields, { id: operativeNoteId, version }, submission) {
      const { caseId: _caseId, ...input } = inputOf(fields);
      return updateNote({ ...input, operativeNoteId, version }, submission);
    },
    failed: () => t(stored ? 'failedToUpdate' : 'failedToCreate'),
    refusals: noteRefusals,
    saved: () => t(stored ? 'wasUpdated' : 'wasCreated'),
    next: ({ id }) => [openPage(`/dashboard/surgery/notes/${id}`)],
    remember: refresh,
    onSaved: onClose,
    ...(onReload && { onReload }),
  });
  const { form } = draft;
  const { data: chosen } = useNoteFacts(stored ? '' : form.values.caseId);
  const facts = stored?.facts ?? chosen?.facts;
  const line = { maxLength: 300 };
  // A note that is begun from the list starts from its case once that is chosen.
  const begin = useEffectEvent((from: NoteFacts) => {
    if (stored || form.values.procedurePerformed !== '') return;
    for (const [name, words] of Object.entries(startOf(from))) form.setFieldValue(name, words);
  });
  useEffect(() => {
    if (chosen?.facts) begin(chosen.facts);
  }, [chosen?.facts]);
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
        onChange={(id) => form.setFieldValue('caseId', id)}
      />
      {facts && <NoteFactsPanel facts={facts} isInForm />}
      <NoteTemplates form={form} procedureId={chosen?.procedureId ?? null} />
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
        {/* Specimens and implants are recorded with the case; words of older notes stay. */}
        {form.values.specimens !== '' && (
          <TextInput label={t('specimens')} maxLength={1000} {...form.getInputProps('specimens')} />
        )}
        {form.values.implants !== '' && (
          <TextInput label={t('implants')} maxLength={1000} {...form.getInputProps('implants')} />
        )}
      </SimpleGrid>
      <Textarea
        label={t('postOpInstructions')}
        rows={3}
        maxLength={3000}
        {...form.getInputProps('postOpInstructions')}
      />
      <Textarea label={t('followUpPlan')} rows={2} maxLength={2000} {...form.getInputProps('followUpPlan')} />
      <OldCounts counts={form.values.counts} />
    </FormModal>
  );
}
