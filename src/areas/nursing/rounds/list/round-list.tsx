import { Badge, Group, Paper, ScrollArea, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import { fullName as patientName } from '#areas/patients/patient-words.public.ts';
import { responseTone } from '#areas/vitals/vitals-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { toneColor } from '#ui/page/tone.ts';
import type { RoundPatient } from '../round.contract.ts';
import { type RoundOrder, trendOf } from '../round.rules.ts';
import { t } from '../rounds.texts.ts';
import classes from './round-list.module.css';

export interface RoundListProps {
  rows: readonly RoundPatient[];
  /** When the rows were told: what was due by then is overdue. */
  now: string;
  chosenId: string | undefined;
  order: RoundOrder;
  onOrder: (order: RoundOrder) => void;
  onChoose: (row: RoundPatient) => void;
}

const arrows = { rising: '↑', falling: '↓', steady: '→' } as const;

/** Who lies in the beds, what their last score was and when they are due; one press chooses. */
export function RoundList({ rows, now, chosenId, order, onOrder, onChoose }: RoundListProps) {
  return (
    <Paper component="section" withBorder p="xs" aria-label={t('round')}>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="xs"
        aria-label={t('order')}
        data={[
          { value: 'bed', label: t('orderBed') },
          { value: 'due', label: t('orderDue') },
        ]}
        value={order}
        onChange={(next) => onOrder(next === 'due' ? 'due' : 'bed')}
      />
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('roundEmpty')}
        </Text>
      )}
      <ScrollArea.Autosize className={classes['list'] ?? ''} mah="var(--round-height)">
        {rows.map((row) => (
          <UnstyledButton
            key={row.admissionId}
            className={classes['row'] ?? ''}
            aria-pressed={row.patient.id === chosenId}
            onClick={() => onChoose(row)}
          >
            <RoundRow row={row} now={now} />
          </UnstyledButton>
        ))}
      </ScrollArea.Autosize>
    </Paper>
  );
}

function RoundRow({ row, now }: { row: RoundPatient; now: string }) {
  const { patient, bed } = row;
  return (
    <Group wrap="nowrap" gap="xs" justify="space-between">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {bed.bedNumber} · {patientName(patient)}
        </Text>
        <DueWords row={row} now={now} />
      </div>
      <ScoreBadge row={row} />
    </Group>
  );
}

/** The last total with where it goes. */
export function ScoreBadge({ row }: { row: RoundPatient }) {
  const { total, latest } = row.patient;
  if (total === null) return null;
  const trend = trendOf(row);
  const response = latest?.news2?.response ?? null;
  const color = response ? toneColor[responseTone[response]] : 'gray';
  const words = trend === undefined ? t('news2Of', { total }) : t('news2Trend', { total, trend: t(trend) });
  return (
    <Badge size="lg" radius="sm" variant="light" color={color} miw="max-content" aria-label={words}>
      {total}
      {trend && ` ${arrows[trend]}`}
    </Badge>
  );
}

/** When the next set is due; overdue stands out. */
export function DueWords({ row: { nextDueAt, patient }, now }: { row: RoundPatient; now: string }) {
  const { dateTime } = useFormat();
  if (patient.latest === null) return <StatusBadge tone="danger">{t('neverRecorded')}</StatusBadge>;
  if (nextDueAt === null) {
    return (
      <Text size="xs" c="dimmed">
        {t('noDue')}
      </Text>
    );
  }
  const time = dateTime(nextDueAt);
  if (nextDueAt <= now) {
    return <StatusBadge tone="danger">{t('overdue', { time })}</StatusBadge>;
  }
  return (
    <Text size="xs" c="dimmed">
      {t('due', { time })}
    </Text>
  );
}
