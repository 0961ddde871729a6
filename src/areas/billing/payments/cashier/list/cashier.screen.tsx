import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { DayDeposits } from '../../../deposits/list/day-deposits.tsx';
import { BackToBilling } from '../../../invoices/list/back-to-billing.tsx';
import type { CashierDay } from '../cashier.contract.ts';
import { useOpenDay } from '../cashier.hooks.ts';
import { t } from '../cashier.texts.ts';
import { DayPayments } from '../detail/day-payments.tsx';
import { DaySummary } from '../detail/day-summary.tsx';
import { EarlierDays } from './earlier-days.tsx';

const OpenDayForm = lazyPart(() => import('../form/open-day-form.tsx'), 'OpenDayForm');
const CloseDayForm = lazyPart(() => import('../form/close-day-form.tsx'), 'CloseDayForm');
const DayReport = lazyPart(() => import('../print/day-report.tsx'), 'DayReport');

type Task = { kind: 'open' } | { kind: 'close' | 'report'; day: CashierDay };

function readAddress(raw: RawSearch) {
  return { after: textOf(raw['after']), task: textOf(raw['task']) };
}

/** The own day of a cashier, and the days before. */
export function CashierScreen() {
  const [{ after, task: asked }, change] = useSearchParameters(readAddress);
  const own = useOpenDay().data?.day;
  const may = useMay();
  const [chosen, setTask] = useState<Task>();
  const task = chosen ?? (asked === 'close' && own ? { kind: 'close' as const, day: own } : undefined);
  function end() {
    setTask(undefined);
    if (asked) change({ task: undefined });
  }

  function actionsOf(day: CashierDay): RowAction[] {
    const report: RowAction = {
      label: t('report'),
      icon: 'print',
      onClick: () => setTask({ kind: 'report', day }),
    };
    if (day.closedAt !== null) return [report];
    return [{ label: t('close'), icon: 'lock', onClick: () => setTask({ kind: 'close', day }) }, report];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={may('billing.read') && <BackToBilling />}
      />
      <Stack gap="lg">
        <OwnDay onTask={setTask} />
        <section>
          <Title order={2} size="h4" mb="sm">
            {t('days')}
          </Title>
          <EarlierDays
            cursor={after}
            onCursor={(next) => change({ after: next }, { replace: false })}
            actionsOf={actionsOf}
          />
        </section>
      </Stack>
      <Suspense fallback={null}>
        {task?.kind === 'open' && <OpenDayForm onClose={end} />}
        {task?.kind === 'close' && <CloseDayForm day={task.day} onClose={end} />}
        {task?.kind === 'report' && <DayReport day={task.day} onClose={end} />}
      </Suspense>
    </>
  );
}

function OwnDay({ onTask }: { onTask: (task: Task) => void }) {
  const may = useMay();
  const query = useOpenDay();
  const { data } = query;
  if (!data) return <QueryStatus query={query} failed={t('failedToLoad')} />;
  const { day } = data;
  if (!day) {
    return (
      <Paper withBorder p="md">
        <EmptyState
          icon="wallet"
          title={t('noneOpen')}
          hint={t('noneOpenHint')}
          action={
            <Button mt="sm" onClick={() => onTask({ kind: 'open' })}>
              {t('open')}
            </Button>
          }
        />
      </Paper>
    );
  }
  return (
    <Stack component="section" gap="sm">
      <Paper withBorder p="md">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {t('myDay')}
          </Title>
          <Button
            size="xs"
            leftSection={<Icon name="lock" size={16} />}
            onClick={() => onTask({ kind: 'close', day })}
          >
            {t('close')}
          </Button>
        </Group>
        <DaySummary day={day} />
      </Paper>
      <DayPayments day={day} />
      {may('billing.payments') && <DayDeposits cashierDayId={day.id} currencyCode={day.currencyCode} />}
    </Stack>
  );
}
