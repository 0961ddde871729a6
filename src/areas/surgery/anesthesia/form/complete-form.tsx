import { Alert, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { mayLeaveRecovery } from '../scales/aldrete.ts';
import { completeAnesthesia, useRefreshAnesthesia, useRememberAnesthesia } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { lastAldrete } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals } from '../anesthesia.words.ts';

const schema = z.strictObject({ endTime: instantText(), recoveryException: freeText(500) });

/** Ends an anesthesia, now or at a time that has passed, and says why where recovery is left early. */
export function CompleteForm({ record, onClose }: { record: AnesthesiaRecord; onClose: () => void }) {
  const { id: anesthesiaId, version } = record;
  const remember = useRememberAnesthesia();
  const refresh = useRefreshAnesthesia();
  const total = lastAldrete(record.entries);
  const isReady = record.anesthesiaType === 'local' || (total !== null && mayLeaveRecovery(total));
  const [now] = useState(() => new Date().toISOString());
  const draft = useDraftForm({
    schema,
    initialValues: { endTime: now, recoveryException: '' },
    draftKey: `anesthesia-complete.${anesthesiaId}`,
    save: ({ endTime, recoveryException }, key) =>
      completeAnesthesia(
        { anesthesiaId, version, recoveryException, ...(endTime !== now && { endTime }) },
        new Submission(key),
      ),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToComplete'), error, anesthesiaRefusals);
    },
    onSaved(completed: AnesthesiaRecord) {
      remember(completed);
      refresh();
      notifySuccess(t('wasCompleted'));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('completeTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('complete')}
    >
      <Text size="sm">{t('completeText')}</Text>
      <DateTimeField label={t('endedAt')} required {...draft.form.getInputProps('endTime')} />
      <Alert color={isReady ? 'green' : 'yellow'}>
        {total === null
          ? t('aldreteMissing')
          : t(mayLeaveRecovery(total) ? 'aldreteNow' : 'aldreteLow', { total })}
      </Alert>
      {!isReady && (
        <Textarea
          label={t('recoveryException')}
          description={t('recoveryExceptionHint')}
          required
          autosize
          minRows={2}
          maxLength={500}
          {...draft.form.getInputProps('recoveryException')}
        />
      )}
    </FormModal>
  );
}
