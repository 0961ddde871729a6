import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useHoldsBack } from '#ui/state/settled-together.tsx';
import type { FirstHour } from '../first-hour.contract.ts';
import { useFirstHour, useHideFirstSteps } from '../first-hour.hooks.ts';
import { t } from '../first-hour.texts.ts';
import { ClockCard } from './clock-card.tsx';
import { FirstStepList } from './first-step-list.tsx';

/** What an administrator has to decide and to do before the hospital can work; nothing once all of it is done. */
export function FirstHourCards() {
  const { data, isPending } = useFirstHour();
  useHoldsBack(isPending);
  if (!data) return null;
  const isOpen = data.steps.some(({ isDone }) => !isDone);
  return (
    <>
      {data.isClockAsked && <ClockCard />}
      {isOpen && !data.isHidden && <FirstSteps steps={data.steps} />}
    </>
  );
}

function FirstSteps({ steps }: Pick<FirstHour, 'steps'>) {
  const hide = useHideFirstSteps();
  const headingId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper component="section" withBorder p="md" mb="lg" aria-labelledby={headingId}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h4" id={headingId}>
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead')} {t('count', { done, all: steps.length })}
          </Text>
        </div>
        <Button
          variant="default"
          size="xs"
          loading={hide.isBusy}
          onClick={() => void hide.start({ isHidden: true })}
        >
          {t('hide')}
        </Button>
      </Group>
      <FirstStepList steps={steps} />
    </Paper>
  );
}
