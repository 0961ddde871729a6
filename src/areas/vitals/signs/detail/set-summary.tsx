import { Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactGrid } from '#ui/page/fact-panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { Score, State } from '../list/vital-signs-columns.tsx';
import { measuredFacts } from '../measures/measured-facts.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';

/** One set in full: who measured it and when, every measurement, the score, and whether it counts. */
export function SetSummary({ set }: { set: VitalSigns }) {
  const { dateTime } = useFormat();
  if (set.isAbnormal === null) return <Text size="sm">{t('restricted')}</Text>;
  return (
    <>
      <Group gap="xs" mb="xs">
        <Text size="sm" c="dimmed">
          {t('measuredBy', { time: dateTime(set.recordedAt), name: set.recordedByName })}
        </Text>
        {set.news2?.response && <Score set={set} />}
        <State set={set} />
      </Group>
      <FactGrid
        facts={measuredFacts(set).map(({ label, value, isAbnormal }) => [
          label,
          <>
            {value} {isAbnormal && <StatusBadge tone="danger">{t('abnormal')}</StatusBadge>}
          </>,
        ])}
      />
    </>
  );
}
