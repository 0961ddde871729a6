import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Text } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { AcknowledgeAlarmForm } from '#screens/alarms/acknowledge-alarm-form.tsx';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
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

/** Puts one's name to a critical result, with what was done about it. */
export function AcknowledgeForm({ alert, onClose }: { alert: LabAlert; onClose: () => void }) {
  const refresh = useRefreshLabAlerts();
  const { testName, patient, result, unit, flag } = alert;
  const name = patientName(patient);
  const format = useFormat();
  return (
    <AcknowledgeAlarmForm
      schema={contract.input}
      subject={{ alertId: alert.id }}
      draftKey={`lab-alert.${alert.id}`}
      send={(fields, key) => acknowledgeLabAlert(fields, new Submission(key))}
      actions={alertActions.map((value) => ({ value, label: t(`action_${value}`) }))}
      words={{
        title: t('dialogTitle'),
        text: t('dialogText'),
        noteHint: t('noteHint'),
        done: t('wasAcknowledged'),
        failed: t('failed'),
      }}
      refusals={refusals}
      onChanged={refresh}
      onClose={onClose}
    >
      <Text fw={600}>
        {t('entry', { test: orRestricted(testName), patient: name, patientNumber: patient.patientNumber })}
      </Text>
      {result !== null && (
        <Text>
          {withUnit(result, unit)} · {words(`flag_${flag}`)} · {format.dateTime(alert.raisedAt)}
        </Text>
      )}
    </AcknowledgeAlarmForm>
  );
}
