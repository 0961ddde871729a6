import { Group, ScrollArea, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { entryWords } from '../anesthesia.words.ts';
import { chartSize, chartTicks, chartY, timeAxis } from './chart.rules.ts';

/** What is drawn as a line, told apart by dashes as well as by colour. */
const lines = [
  ['heartRate', 'var(--mantine-color-red-7)', undefined],
  ['systolic', 'var(--mantine-color-blue-8)', undefined],
  ['diastolic', 'var(--mantine-color-blue-8)', '4 3'],
  ['oxygenSaturation', 'var(--mantine-color-teal-8)', '1 3'],
  ['endTidalCO2', 'var(--mantine-color-violet-7)', '8 3'],
] as const;
const rows = ['medication', 'fluid', 'event'] as const;
/** Above so many points their dots would only cover the line. */
const mostDots = 120;

/** Vital signs, medications, fluids and events on one time axis; the list of entries says the same in words. */
export function AnesthesiaChart({ record }: { record: AnesthesiaRecord }) {
  const { time } = useFormat();
  const { entries, startTime } = record;
  const counting = entries.filter(({ errorReason }) => errorReason === null);
  if (startTime === null || counting.length === 0) return <Text c="dimmed">{t('chartEmpty')}</Text>;
  const axis = timeAxis(
    startTime,
    counting.map(({ at }) => at),
  );
  const vitals = countingEntries(entries, 'vitals');
  const ground = chartSize.top + chartSize.plot;
  const height = ground + 20 + rows.length * chartSize.row;
  const of = (kind: (typeof rows)[number]) => countingEntries(entries, kind);
  const words = t('chartWords', {
    count: vitals.length,
    medications: of('medication').length,
    fluids: of('fluid').length,
    events: of('event').length,
    from: time(new Date(axis.from).toISOString()),
    to: time(new Date(axis.to).toISOString()),
  });
  const small = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };
  const border = 'var(--mantine-color-default-border)';
  return (
    <>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, 'aria-label': t('chart') }}>
        <svg
          viewBox={`0 0 ${chartSize.width} ${height}`}
          role="img"
          aria-label={words}
          style={{ width: '100%', minWidth: 640 }}
        >
          {chartTicks.map((tick) => (
            <g key={tick}>
              <line
                x1={chartSize.left}
                x2={chartSize.width - chartSize.right}
                y1={chartY(tick)}
                y2={chartY(tick)}
                stroke={border}
              />
              <text {...small} x={chartSize.left - 6} y={chartY(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {axis.times.map((at) => (
            <g key={at}>
              <line x1={axis.x(at)} x2={axis.x(at)} y1={chartSize.top} y2={height} stroke={border} />
              <text {...small} x={axis.x(at)} y={ground + 14} textAnchor="middle">
                {time(at)}
              </text>
            </g>
          ))}
          {lines.map(([name, color, dashes]) => {
            const points = vitals.flatMap(({ at, facts }) => {
              const value = facts[name];
              return value === undefined ? [] : [{ at, value, x: axis.x(at), y: chartY(value) }];
            });
            return (
              <g key={name}>
                <polyline
                  points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                  fill="none"
                  stroke={color}
                  strokeWidth={2}
                  strokeDasharray={dashes}
                />
                {points.length <= mostDots &&
                  points.map(({ at, value, x, y }, place) => (
                    <circle key={`${place} ${at}`} cx={x} cy={y} r={3} fill={color}>
                      <title>{`${time(at)} ${t(`legend_${name}`)} ${value}`}</title>
                    </circle>
                  ))}
              </g>
            );
          })}
          {rows.map((kind, place) => {
            const y = ground + 20 + place * chartSize.row + chartSize.row / 2;
            return (
              <g key={kind}>
                <text {...small} x={2} y={y + 4}>
                  {t(`row_${kind}`)}
                </text>
                {of(kind).map(({ at, facts }, index) => (
                  <g key={`${index} ${at}`}>
                    <title>{`${time(at)} ${entryWords(facts)}`}</title>
                    <rect
                      x={Math.max(axis.x(at), chartSize.left + 34) - 4}
                      y={y - 5}
                      width={8}
                      height={10}
                      fill="var(--ward-focus)"
                    />
                  </g>
                ))}
              </g>
            );
          })}
        </svg>
      </ScrollArea>
      <Group gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map(([name, color, dashes]) => (
          <Group key={name} component="li" gap={6}>
            <svg width={26} height={8} aria-hidden="true">
              <line x1={0} x2={26} y1={4} y2={4} stroke={color} strokeWidth={2} strokeDasharray={dashes} />
            </svg>
            <Text size="xs">{t(`legend_${name}`)}</Text>
          </Group>
        ))}
      </Group>
    </>
  );
}
