import { Text } from '@mantine/core';
import { type TimeSpan, timeTicks } from '#ui/chart/time-axis.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../chart.texts.ts';
import type { TrendScale } from '../trend-scales.table.ts';
import { drawTrend, heightOf, linesOf, placeOf, trendSize, type TrendValue } from '../trend.rules.ts';

export interface TrendLineProps {
  label: string;
  /** One line, or two for pressures. */
  series: readonly (readonly TrendValue[])[];
  /** The same in every chart. */
  scale: TrendScale;
  /** The same for all signs of a chart. */
  span: TimeSpan;
  normal: readonly [low: number, high: number] | null;
}

const text = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };
const border = 'var(--mantine-color-default-border)';
const { width, height, left, right, top, bottom } = trendSize;

/** One sign over time; the list below the drawings says the same in words. */
export function TrendLine({ label, series, scale, span, normal }: TrendLineProps) {
  const { dateTime } = useFormat();
  const drawing = drawTrend(series, { scale, span }, normal);
  if (!drawing) {
    return (
      <Text size="sm" c="dimmed">
        {t('trendEmpty', { sign: label })}
      </Text>
    );
  }
  const values = series.flat().map(({ value }) => value);
  const words = t('trendOf', {
    sign: label,
    count: values.length,
    low: String(Math.min(...values)),
    high: String(Math.max(...values)),
    last: series.map((line) => line.at(-1)?.value).join('/'),
  });
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
        <Axes scale={scale} span={span} />
        {drawing.lines.map((line, place) => (
          <g key={place === 0 ? 'first' : 'second'}>
            <polyline
              points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke="var(--ward-focus)"
              strokeWidth={2}
              strokeDasharray={place === 0 ? undefined : '4 3'}
            />
            {line.map(({ x, y, value, at, isBeyond }, index) => (
              <g key={`${index} ${at}`}>
                <circle cx={x} cy={y} r={3} fill="var(--ward-focus)">
                  <title>{t('point', { time: dateTime(at), value: String(value) })}</title>
                </circle>
                {isBeyond && (
                  <text {...text} x={x} y={y > height / 2 ? y - 6 : y + 14} textAnchor="middle">
                    {value}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
      </svg>
    </>
  );
}

/** The lines of the scale with their numbers, and the times of the hospital's clock below them. */
function Axes({ scale, span }: Pick<TrendLineProps, 'scale' | 'span'>) {
  const { time, date, tenant } = useFormat();
  const floor = height - bottom;
  return (
    <g>
      {linesOf(scale).map((value) => {
        const y = heightOf(scale, value);
        return (
          <g key={value}>
            <line x1={left} x2={width - right} y1={y} y2={y} stroke={border} />
            <text {...text} x={left - 4} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        );
      })}
      {timeTicks(span, tenant.timeZone).map(({ at, isDay }) => {
        const x = placeOf(span, at);
        return (
          <g key={at}>
            <line x1={x} x2={x} y1={top} y2={floor + 4} stroke={border} strokeDasharray="2 3" />
            <text {...text} x={x} y={height - 6} textAnchor="middle">
              {isDay ? date(at) : time(at)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
