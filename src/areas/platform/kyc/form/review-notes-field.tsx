import { Paper, Textarea } from '@mantine/core';
import { t } from '../kyc.texts.ts';
import type { ReviewNotes } from './use-review-notes.ts';

/** The most that the notes of a review hold. */
export const maxNotes = 2000;

/** Where the operator writes down what the documents show, before anything is decided. */
export function ReviewNotesField({ notes }: { notes: ReviewNotes }) {
  return (
    <Paper withBorder p="md">
      <Textarea
        label={t('notes')}
        description={t('notesHint')}
        autosize
        minRows={3}
        maxLength={maxNotes}
        value={notes.text}
        onChange={(event) => notes.write(event.currentTarget.value)}
      />
    </Paper>
  );
}
