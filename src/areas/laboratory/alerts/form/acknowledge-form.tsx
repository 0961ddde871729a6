import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { acknowledgeLabAlert } from '../../laboratory/laboratory.calls.ts';
import { failureWords } from '../../laboratory/laboratory.words.ts';
import { acknowledgeLabAlert as contract, type LabAlert } from '../lab-alert.contract.ts';
import { alertsTopic } from '../lab-alert.hooks.ts';
import { t } from '../lab-alerts.texts.ts';

const schema = contract.input.pick({ note: true });

/** Puts one's name to a critical result, with what was done about it. */
export function AcknowledgeForm({ alert, onClose }: { alert: LabAlert; onClose: () => void }) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [alertsTopic] });

  function describeFailure(error: unknown): string {
    refresh();
    const isDone = error instanceof CallError && error.code === 'WRONG_STATE';
    return isDone ? t('alreadyDone') : failureWords(t('failed'), error);
  }

  const draft = useDraftForm({
    schema,
    initialValues: { note: '' },
    draftKey: `lab-alert.${alert.id}`,
    save: ({ note }, submissionKey) =>
      acknowledgeLabAlert({ alertId: alert.id, note }, new Submission(submissionKey)),
    describeFailure,
    onSaved: () => {
      refresh();
      notifySuccess(t('wasAcknowledged'));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('dialogTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('acknowledge')}
    >
      <Text size="sm">{t('dialogText')}</Text>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...draft.form.getInputProps('note')}
      />
    </FormModal>
  );
}
