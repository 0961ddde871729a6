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
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { AsOfField } from './as-of-field.tsx';
import { useAddEntry } from './use-add-entry.ts';

type OpenAnswers = { readonly [Item in AldreteItem]?: AldreteAnswers[Item] | undefined };

function isWhole(answers: OpenAnswers): answers is AldreteAnswers {
  return aldreteItems.every((item) => answers[item] !== undefined);
}

function answerWords(item: AldreteItem, answer: string): string {
  const key = answer === 'none' ? `answer_${item}_none` : `answer_${answer}`;
  return t(key as 'answer_awake');
}

/** The modified Aldrete score of a look in recovery. */
export function RecoveryEntry({ record }: { record: AnesthesiaRecord }) {
  // Nothing is answered before somebody has looked.
  const [answers, setAnswers] = useState<OpenAnswers>({});
  const [isRefused, setRefused] = useState(false);
  const { add, asOf, isBusy } = useAddEntry(record, () => setAnswers({}));
  const whole = isWhole(answers) ? answers : undefined;
  const total = whole && aldreteTotal(whole);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setRefused(!whole);
    if (whole) add({ kind: 'recovery', ...whole });
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
            data={[
              { value: '', label: t('chooseAnswer') },
              ...Object.keys(aldreteAnswers[item]).map((value) => ({
                value,
                label: answerWords(item, value),
              })),
            ]}
            value={answers[item] ?? ''}
            error={isRefused && answers[item] === undefined && t('answerMissing')}
            onChange={({ currentTarget }) =>
              setAnswers({ ...answers, [item]: currentTarget.value || undefined })
            }
          />
        ))}
      </SimpleGrid>
      <Group mt="sm" align="flex-start">
        <AsOfField asOf={asOf} />
        <Button mt={25} type="submit" loading={isBusy}>
          {t('addRecovery')}
        </Button>
        <Text size="sm" fw={600} mt={33} aria-live="polite">
          {total === undefined
            ? t('aldreteOpen', { count: aldreteItems.filter((item) => !answers[item]).length })
            : t(mayLeaveRecovery(total) ? 'aldreteNow' : 'aldreteLow', { total })}
        </Text>
      </Group>
    </Paper>
  );
}
