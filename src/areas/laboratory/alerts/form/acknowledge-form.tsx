import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import type { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { acknowledgeLabAlert } from '../../laboratory/laboratory.calls.ts';
import { t as words } from '../../laboratory/laboratory.texts.ts';
import { laboratoryRefusals, patientName } from '../../laboratory/laboratory.words.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import { acknowledgeLabAlert as contract, alertActions, type LabAlert } from '../lab-alert.contract.ts';
import { useRefreshLabAlerts } from '../lab-alert.hooks.ts';
import { t } from '../lab-alerts.texts.ts';

const refusals: OwnRefusals = {
  ...laboratoryRefusals,
  WRONG_STATE: () => t('alreadyDone'),
  SECOND_PERSON_REQUIRED: () => t('ownWork'),
};

type Values = z.input<typeof contract.input> & Record<string, unknown>;

/** Puts one's name to a critical result, with what was done about it. */
export function AcknowledgeForm({ alert, onClose }: { alert: LabAlert; onClose: () => void }) {
  const refresh = useRefreshLabAlerts();
  const { testName, patient, result, unit, flag } = alert;
  const name = patientName(patient);
  const format = useFormat();
  const draft = useDraftForm<Values, z.output<typeof contract.input>, { acknowledged: true }>({
    schema: contract.input,
    // Nothing is chosen at first: the schema asks for it.
    initialValues: { alertId: alert.id, action: null as never, note: '' },
    draftKey: `lab-alert.${alert.id}`,
    save: (fields, submissionKey) => acknowledgeLabAlert(fields, new Submission(submissionKey)),
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
      <Text fw={600}>
        {t('entry', { test: orRestricted(testName), patient: name, patientNumber: patient.patientNumber })}
      </Text>
      {result !== null && (
        <Text>
          {withUnit(result, unit)} · {words(`flag_${flag}`)} · {format.dateTime(alert.raisedAt)}
        </Text>
      )}
      <Text size="sm">{t('dialogText')}</Text>
      <Radio.Group label={t('action')} required {...draft.form.getInputProps('action')}>
        <Stack gap="xs" mt="xs">
          {alertActions.map((action) => (
            <Radio key={action} value={action} label={t(`action_${action}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        required={draft.form.values.action === 'other'}
        autosize
        minRows={2}
        maxLength={500}
        {...draft.form.getInputProps('note')}
      />
    </FormModal>
  );
}
