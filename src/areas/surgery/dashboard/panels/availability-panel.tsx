import { Text } from '@mantine/core';
import type { CallOutput } from '#kernel/define-call.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { theatreStatuses } from '../../theatres/theatre.contract.ts';
import { t as theatreText } from '../../theatres/theatres.texts.ts';
import type { readSurgeryDashboard } from '../dashboard.contract.ts';
import { type Availability, onTimeGraceMinutes, workingDayMinutes } from '../dashboard.rules.ts';
import { t } from '../dashboard.texts.ts';

/** How many theatres are in which state, and how many of them are occupied. */
export function AvailabilityPanel({ availability }: { availability: Availability }) {
  const { number } = useFormat();
  const { total, counts, utilizationRate } = availability;
  return (
    <FactPanel
      title={t('availability')}
      facts={[
        [t('total'), number(total)],
        ...theatreStatuses.map(
          (status) => [theatreText(`status_${status}`), number(counts[status])] as const,
        ),
        [t('utilizationRate'), t('percent', { count: utilizationRate })],
      ]}
    />
  );
}

type Use = CallOutput<typeof readSurgeryDashboard>['use'];

/** How the theatres were used in the last 30 days, from what was recorded. */
export function UsePanel({ use }: { use: Use }) {
  const percent = (value: number | null) => (value === null ? t('none') : t('percent', { count: value }));
  return (
    <FactPanel
      title={t('useTitle')}
      facts={[
        [
          t('firstCaseOnTime'),
          <Explained
            key="on-time"
            value={percent(use.firstCaseOnTime)}
            hint={t('ofFirstCases', { count: use.firstCases, minutes: onTimeGraceMinutes })}
          />,
        ],
        [
          t('operatingTime'),
          <Explained
            key="time"
            value={percent(use.utilization)}
            hint={t('ofTheatreDays', { count: use.theatreDays, hours: workingDayMinutes / 60 })}
          />,
        ],
      ]}
    />
  );
}

function Explained({ value, hint }: { value: string; hint: string }) {
  return (
    <>
      {value}
      <Text component="span" display="block" size="sm" c="dimmed">
        {hint}
      </Text>
    </>
  );
}
