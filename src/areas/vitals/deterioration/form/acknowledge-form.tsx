import { Text } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { AcknowledgeAlarmForm } from '#screens/alarms/acknowledge-alarm-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { acknowledgeDeterioration } from '../deterioration.calls.ts';
import {
  acknowledgeDeterioration as contract,
  type Deterioration,
  deteriorationActions,
} from '../deterioration.contract.ts';
import { entryWords } from '../deterioration.words.ts';
import { t } from '../deteriorations.texts.ts';

/** Puts one's name to a score, with what was done about it. */
export function AcknowledgeForm({ row, onClose }: { row: Deterioration; onClose: () => void }) {
  const refresh = useRefresh('vital-signs');
  const format = useFormat();
  return (
    <AcknowledgeAlarmForm
      schema={contract.input}
      subject={{ deteriorationId: row.id }}
      draftKey={`deterioration.${row.id}`}
      send={(fields, key) => acknowledgeDeterioration(fields, new Submission(key))}
      actions={deteriorationActions.map((value) => ({ value, label: t(`action_${value}`) }))}
      words={{
        title: t('dialogTitle'),
        text: t('dialogText'),
        noteHint: t('noteHint'),
        done: t('wasAcknowledged'),
        failed: t('failed'),
      }}
      refusals={{ WRONG_STATE: () => t('alreadyDone'), SECOND_PERSON_REQUIRED: () => t('ownWork') }}
      onChanged={refresh}
      onClose={onClose}
    >
      <Text fw={600}>{entryWords(row)}</Text>
      <Text>{t('recorded', { time: format.dateTime(row.recordedAt) })}</Text>
    </AcknowledgeAlarmForm>
  );
}
