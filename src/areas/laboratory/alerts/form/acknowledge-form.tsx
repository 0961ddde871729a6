import { Text, Textarea } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { acknowledgeLabAlert } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import { acknowledgeLabAlert as contract, type LabAlert } from '../lab-alert.contract.ts';
import { useRefreshLabAlerts } from '../lab-alert.hooks.ts';
import { t } from '../lab-alerts.texts.ts';

const schema = contract.input.pick({ note: true });
const refusals: OwnRefusals = { ...laboratoryRefusals, WRONG_STATE: () => t('alreadyDone') };

/** Puts one's name to a critical result, with what was done about it. */
export function AcknowledgeForm({ alert, onClose }: { alert: LabAlert; onClose: () => void }) {
  const refresh = useRefreshLabAlerts();
  const draft = useDraftForm({
    schema,
    initialValues: { note: '' },
    draftKey: `lab-alert.${alert.id}`,
    save: ({ note }, submissionKey) =>
      acknowledgeLabAlert({ alertId: alert.id, note }, new Submission(submissionKey)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failed'), error, refusals);
    },
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
