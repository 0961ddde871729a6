import { toneColor } from '#ui/page/tone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { flagTone } from '../../laboratory/laboratory.words.ts';
import type { TrendPoint } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';
import { type Chart, chartSize } from './trend-chart.rules.ts';

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
  const text = { fontSize: 11, fill: 'var(--mantine-color-dimmed)' };
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
      <text {...text} x={left} y={height - 8}>
        {format.date(first?.takenAt ?? '')}
      </text>
      {points.length > 1 && (
        <text {...text} x={width - right} y={height - 8} textAnchor="end">
          {format.date(last?.takenAt ?? '')}
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

function axisNumber(value: number): string {
  return Number(value.toPrecision(3)).toString();
}
