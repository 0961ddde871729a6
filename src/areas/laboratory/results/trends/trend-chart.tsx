import { toneColor } from '#ui/page/tone.ts';
import { shareOf, type TimeSpan, timeTicks } from '#ui/chart/time-axis.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { flagTone } from '../../laboratory/laboratory.words.ts';
import type { TrendPoint } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';
import { type Chart, chartSize } from './trend-chart.rules.ts';

const text = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };

/** The course of a test as a line with its normal band; the table behind it says the same in words. */
export function TrendChart({ chart, points }: { chart: Chart; points: readonly TrendPoint[] }) {
  const format = useFormat();
  const { width, height, left, right, top, bottom } = chartSize;
  const [first, last] = [points[0], points.at(-1)];
  const inner = width - left - right;
  const title = t('trendSummary', {
    test: last?.testName ?? '',
    count: chart.dots.length,
    from: format.date(first?.takenAt ?? ''),
    to: format.date(last?.takenAt ?? ''),
    low: chart.lowest,
    high: chart.highest,
  });
  const span = spanOf(chart);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      style={{ width: '100%', maxWidth: width }}
    >
      {chart.band && (
        <rect
          x={left}
          y={chart.band.top}
          width={inner}
          height={chart.band.bottom - chart.band.top}
          fill="var(--mantine-color-green-light)"
        >
          <title>{t('normalBand')}</title>
        </rect>
      )}
      <line x1={left} x2={left} y1={top} y2={height - bottom} stroke="var(--mantine-color-default-border)" />
      <line
        x1={left}
        x2={width - right}
        y1={height - bottom}
        y2={height - bottom}
        stroke="var(--mantine-color-default-border)"
      />
      <text {...text} x={left - 6} y={top + 8} textAnchor="end">
        {axisNumber(chart.ceiling)}
      </text>
      <text {...text} x={left - 6} y={height - bottom} textAnchor="end">
        {axisNumber(chart.floor)}
      </text>
      {span && <TimeAxis span={span} />}
      {!span && (
        <text {...text} x={width / 2} y={height - 8} textAnchor="middle">
          {format.date(first?.takenAt ?? '')}
        </text>
      )}
      <polyline
        points={chart.dots.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--ward-focus)"
        strokeWidth={2}
      />
      {chart.dots.map(({ x, y, value, flag, takenAt }) => (
        <circle
          key={takenAt}
          cx={x}
          cy={y}
          r={4}
          fill={`var(--mantine-color-${toneColor[flagTone[flag]]}-filled)`}
        >
          <title>{`${format.dateTime(takenAt)}: ${value}`}</title>
        </circle>
      ))}
    </svg>
  );
}

/** From the first specimen to the last one; undefined where there is one time alone. */
function spanOf({ dots }: Chart): TimeSpan | undefined {
  const [from, to] = [dots[0]?.takenAt, dots.at(-1)?.takenAt];
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/** Times of the hospital's clock below the drawing. */
function TimeAxis({ span }: { span: TimeSpan }) {
  const { date, time, tenant } = useFormat();
  const { width, height, left, right, top, bottom } = chartSize;
  return timeTicks(span, tenant.timeZone, 6).map(({ at, isDay }) => {
    const x = left + shareOf(span, at) * (width - left - right);
    return (
      <g key={at}>
        <line
          x1={x}
          x2={x}
          y1={top}
          y2={height - bottom + 4}
          stroke="var(--mantine-color-default-border)"
          strokeDasharray="2 3"
        />
        <text {...text} x={x} y={height - 8} textAnchor="middle">
          {isDay ? date(at) : time(at)}
        </text>
      </g>
    );
  });
}

function axisNumber(value: number): string {
  return Number(value.toPrecision(3)).toString();
}
