import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
import classes from './chart.module.css';

/** Figures of a few named things as bars below each other, each with its name and value. */
export function RankChart(props: Omit<ChartPanelProps, 'children' | 'formatTick'>) {
  const { points, series, format } = props;
  const values = series[0]?.values ?? [];
  const highest = Math.max(1, ...values);
  return (
    <ChartPanel {...props}>
      <ul className={classes['ranks']}>
        {points.map(({ label }, index) => (
          <li key={`${index} ${label}`}>
            <span className={classes['rank-name']}>{label}</span>
            <span className={classes['rank-value']}>{format(values[index] ?? 0)}</span>
            <span className={classes['rank-track']} aria-hidden="true">
              <span
                className={classes['rank-bar']}
                style={{ width: `${(Math.max(0, values[index] ?? 0) / highest) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
}
