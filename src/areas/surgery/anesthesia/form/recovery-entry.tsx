import { Button, Group, NativeSelect, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import {
  type AldreteAnswers,
  aldreteAnswers,
  type AldreteItem,
  aldreteItems,
  aldreteTotal,
  mayLeaveRecovery,
} from '../scales/aldrete.ts';
import { t } from '../anesthesia.texts.ts';
import { useAddEntry } from './use-add-entry.ts';

// The worst first choice of each: nobody leaves recovery by a form that was not looked at.
const worst: AldreteAnswers = {
  activity: 'none',
  breathing: 'apnoea',
  consciousness: 'none',
  circulation: 'from_50',
  saturation: 'under_90_on_oxygen',
};

function answerWords(item: AldreteItem, answer: string): string {
  const key = answer === 'none' ? `answer_${item}_none` : `answer_${answer}`;
  return t(key as 'answer_awake');
}

/** The modified Aldrete score of a look in recovery. */
export function RecoveryEntry({ anesthesiaId }: { anesthesiaId: string }) {
  const [answers, setAnswers] = useState<AldreteAnswers>(worst);
  const { add, isBusy } = useAddEntry(anesthesiaId, () => setAnswers(worst));
  const total = aldreteTotal(answers);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    add({ kind: 'recovery', ...answers });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('recoveryTitle')} onSubmit={submit}>
      <Title order={3} size="h5" mb="xs">
        {t('recoveryTitle')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="xs">
        {aldreteItems.map((item) => (
          <NativeSelect
            key={item}
            label={t(`aldrete_${item}`)}
            data={Object.keys(aldreteAnswers[item]).map((value) => ({
              value,
              label: answerWords(item, value),
            }))}
            value={answers[item]}
            onChange={({ currentTarget }) => setAnswers({ ...answers, [item]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Group mt="sm">
        <Button type="submit" loading={isBusy}>
          {t('addRecovery')}
        </Button>
        <Text size="sm" fw={600} aria-live="polite">
          {t(mayLeaveRecovery(total) ? 'aldreteNow' : 'aldreteLow', { total })}
        </Text>
      </Group>
    </Paper>
  );
}
