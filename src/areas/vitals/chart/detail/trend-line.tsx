import { Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../chart.texts.ts';
import { drawTrend, trendSize, type TrendValue } from '../trend.rules.ts';

export interface TrendLineProps {
  label: string;
  /** One line, or two for pressures. */
  series: readonly (readonly TrendValue[])[];
  normal: readonly [low: number, high: number] | null;
}

/** One sign over time; the list below the drawings says the same in words. */
export function TrendLine({ label, series, normal }: TrendLineProps) {
  const { dateTime } = useFormat();
  const drawing = drawTrend(series, normal);
  if (!drawing) {
    return (
      <Text size="sm" c="dimmed">
        {t('trendEmpty', { sign: label })}
      </Text>
    );
  }
  const { width, height, left, right, top, bottom } = trendSize;
  const values = series.flat().map(({ value }) => value);
  const words = t('trendOf', {
    sign: label,
    count: values.length,
    low: String(Math.min(...values)),
    high: String(Math.max(...values)),
    last: series.map((line) => line.at(-1)?.value).join('/'),
  });
  const text = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };
  const border = 'var(--mantine-color-default-border)';
  return (
    <>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} style={{ width: '100%' }}>
        {drawing.band && (
          <rect
            x={left}
            y={drawing.band.top}
            width={width - left - right}
            height={Math.max(1, drawing.band.bottom - drawing.band.top)}
            fill="var(--mantine-color-green-light)"
          >
            <title>{t('normalBand')}</title>
          </rect>
        )}
        <line x1={left} x2={left} y1={top} y2={height - bottom} stroke={border} />
        <line x1={left} x2={width - right} y1={height - bottom} y2={height - bottom} stroke={border} />
        <text {...text} x={left - 4} y={top + 8} textAnchor="end">
          {drawing.ceiling}
        </text>
        <text {...text} x={left - 4} y={height - bottom} textAnchor="end">
          {drawing.floor}
        </text>
        {drawing.lines.map((line, place) => (
          <g key={place === 0 ? 'first' : 'second'}>
            <polyline
              points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke="var(--ward-focus)"
              strokeWidth={2}
              strokeDasharray={place === 0 ? undefined : '4 3'}
            />
            {line.map(({ x, y, value, at }, index) => (
              <circle key={`${index} ${at}`} cx={x} cy={y} r={3} fill="var(--ward-focus)">
                <title>{t('point', { time: dateTime(at), value: String(value) })}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
    </>
  );
}
