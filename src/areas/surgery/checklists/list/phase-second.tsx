import { Alert, Button, Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { caseName } from '../../papers/paper-case.words.ts';
import { secondPhase } from '../checklist.calls.ts';
import type { Checklist } from '../checklist.contract.ts';
import { useRefreshChecklists } from '../checklist.hooks.ts';
import { openOf } from '../checklist.rules.ts';
import { checklistRefusals } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';
import type { ChecklistPhase } from '../templates/published-checklists.ts';

interface PhaseSecondProps {
  checklist: Checklist;
  phase: ChecklistPhase;
  isLocked: boolean;
}

/** The second person of a phase, where the hospital wants one. */
export function PhaseSecond({ checklist, phase, isLocked }: PhaseSecondProps) {
  const { dateTime } = useFormat();
  const refresh = useRefreshChecklists();
  const words = { phase: t(`phase_${phase}`), case: caseName(checklist.case) };
  const second = useConfirmedWrite<Checklist, Checklist>({
    ask: () => ({
      title: t('secondTitle'),
      message: t('secondQuestion', words),
      confirmLabel: t('secondOf', words),
    }),
    call: ({ id: checklistId }, submission) => secondPhase({ checklistId, phase }, submission),
    done: () => t('wasSeconded', words),
    failed: () => t('failedToSecond'),
    refusals: checklistRefusals,
    onSettled: refresh,
  });
  const done = checklist.seconded.find((one) => one.phase === phase);
  if (done) {
    return (
      <Text size="sm" mt="xs">
        {t('secondDone', { name: done.byName, time: dateTime(done.at) })}
      </Text>
    );
  }
  if (!checklist.secondPerson.includes(phase)) return null;
  const isReady = openOf(checklist.items, [phase]).length === 0;
  return (
    <Alert color="yellow" mt="xs">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('secondWaits')}</Text>
        {!isLocked && isReady && (
          <Button size="xs" loading={second.isBusy} onClick={() => void second.start(checklist)}>
            {t('secondOf', words)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
