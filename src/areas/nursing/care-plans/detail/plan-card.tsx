import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { changeInterventions } from '../care-plan.calls.ts';
import type { CarePlan } from '../care-plan.contract.ts';
import { useRefreshCarePlans } from '../care-plan.hooks.ts';
import { interventionWords, planRefusals } from '../care-plan.words.ts';
import { t } from '../care-plans.texts.ts';

const EvaluateForm = lazyPart(() => import('../form/evaluate-form.tsx'), 'EvaluateForm');
const InterventionForm = lazyPart(() => import('../form/intervention-form.tsx'), 'InterventionForm');

/** One care plan: what is to be reached, what is done, and how it went. */
export function PlanCard({ plan }: { plan: CarePlan }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const [open, setOpen] = useState<'evaluation' | 'intervention'>();
  const { diagnosis, goal, evaluations, status } = plan;
  if (diagnosis === null) return <Text>{t('restricted')}</Text>;
  const mayChange = may('nursing.write') && status === 'active';
  return (
    <article aria-label={diagnosis} style={{ overflowWrap: 'anywhere' }}>
      <Group gap="xs">
        <Text fw={600}>{diagnosis}</Text>
        <StatusBadge tone={status === 'active' ? 'info' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
      </Group>
      <Text size="sm">
        {t('goal')}: {goal}
      </Text>
      <Interventions plan={plan} mayChange={mayChange} />
      {evaluations.map(({ id, outcome, evaluation, byName, at }) => (
        <Text key={id} size="sm">
          {t('evaluatedBy', {
            outcome: t(`outcome_${outcome}`),
            evaluation,
            name: byName,
            time: dateTime(at),
          })}
        </Text>
      ))}
      {mayChange && (
        <Group gap="xs" mt="xs">
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('evaluateOf', { diagnosis })}
            onClick={() => setOpen('evaluation')}
          >
            {t('evaluate')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => setOpen('intervention')}>
            {t('addIntervention')}
          </Button>
        </Group>
      )}
      <Suspense fallback={null}>
        {open === 'evaluation' && <EvaluateForm plan={plan} onClose={() => setOpen(undefined)} />}
        {open === 'intervention' && <InterventionForm plan={plan} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </article>
  );
}

type Intervention = CarePlan['interventions'][number];

function Interventions({ plan, mayChange }: { plan: CarePlan; mayChange: boolean }) {
  const { dateTime } = useFormat();
  const refresh = useRefreshCarePlans();
  const stop = useConfirmedWrite({
    ask: ({ text }: Intervention) => ({
      title: t('stopTitle'),
      message: t('stopQuestion', { text }),
      confirmLabel: t('stop'),
      isDestructive: true,
    }),
    call: ({ id }, submission) =>
      changeInterventions({ carePlanId: plan.id, version: plan.version, stop: [id] }, submission),
    done: () => t('wasChanged'),
    failed: () => t('failedToUpdate'),
    refusals: planRefusals,
    onSettled: refresh,
  });
  return plan.interventions.map((one) => (
    <Group key={one.id} gap="xs">
      <Text size="sm" td={one.stoppedAt === null ? undefined : 'line-through'}>
        {interventionWords(one)}
      </Text>
      {one.nextDueAt !== null && (
        <Text size="xs" c="dimmed">
          {t('next', { time: dateTime(one.nextDueAt) })}
        </Text>
      )}
      {one.stoppedAt !== null && (
        <Text size="xs" c="dimmed">
          {t('stopped')}
        </Text>
      )}
      {mayChange && one.stoppedAt === null && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          loading={stop.busyId === one.id}
          aria-label={t('stopOf', { text: one.text })}
          onClick={() => void stop.start(one)}
        >
          {t('stop')}
        </Button>
      )}
    </Group>
  ));
}
