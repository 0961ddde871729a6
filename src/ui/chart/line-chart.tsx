import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
import classes from './chart.module.css';
import { Plot } from './plot.tsx';

/** Figures of many points, such as days, as a line for each series; the second one is dashed. */
export function LineChart(props: Omit<ChartPanelProps, 'children'>) {
  const { title, axis: _axis, empty: _empty, ...data } = props;
  return (
    <ChartPanel {...props}>
      <Plot
        title={title}
        {...data}
        draw={({ left, room, y }) =>
          data.series.map(({ label, values }, index) => (
            <polyline
              key={label}
              className={classes['stroke']}
              data-series={index}
              points={values.map((value, point) => `${left(point) + room / 2},${y(value)}`).join(' ')}
            />
          ))
        }
      />
    </ChartPanel>
  );
}
