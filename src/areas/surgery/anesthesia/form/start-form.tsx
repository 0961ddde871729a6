import { Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { patientName } from '../../papers/paper-case.words.ts';
import { startAnesthesia, useRefreshAnesthesia, useRememberAnesthesia } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals } from '../anesthesia.words.ts';

const schema = z.strictObject({ startTime: instantText() });

/** The anesthesia begins, now or at a time that has passed. */
export function StartForm({ record, onClose }: { record: AnesthesiaRecord; onClose: () => void }) {
  const { id: anesthesiaId, version, patient } = record;
  const remember = useRememberAnesthesia();
  const refresh = useRefreshAnesthesia();
  const [now] = useState(() => new Date().toISOString());
  const draft = useDraftForm({
    schema,
    initialValues: { startTime: now },
    draftKey: `anesthesia-start.${anesthesiaId}`,
    save: ({ startTime }, key) =>
      startAnesthesia(
        { anesthesiaId, version, ...(startTime !== now && { startTime }) },
        new Submission(key),
      ),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToUpdate'), error, anesthesiaRefusals);
    },
    onSaved(started: AnesthesiaRecord) {
      remember(started);
      refresh();
      notifySuccess(t('wasStarted'));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('startTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('start')}
      isReady
    >
      <Text size="sm">{t('startText', { patient: patientName(patient) })}</Text>
      <DateTimeField label={t('startedAt')} required {...draft.form.getInputProps('startTime')} />
    </FormModal>
  );
}
