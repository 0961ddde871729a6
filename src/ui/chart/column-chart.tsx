import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
import classes from './chart.module.css';
import { Plot, type PlotScale } from './plot.tsx';

/** Figures of a few points as columns side by side. */
export function ColumnChart(props: Omit<ChartPanelProps, 'children'>) {
  const { title, axis: _axis, empty: _empty, ...data } = props;
  const { points, series } = data;
  const columnsAt = (point: number, { left, room, y, ground }: PlotScale) => {
    const width = (Math.min(room, 90) * 0.7) / series.length;
    const start = left(point) + (room - width * series.length) / 2;
    return series.map(({ label, values }, index) => (
      <rect
        key={`${point} ${label}`}
        className={classes['area']}
        data-series={index}
        x={start + index * width}
        y={y(values[point] ?? 0)}
        width={Math.max(1, width - 1)}
        height={ground - y(values[point] ?? 0)}
        rx={2}
      />
    ));
  };
  return (
    <ChartPanel {...props}>
      <Plot title={title} {...data} draw={(scale) => points.map((_, point) => columnsAt(point, scale))} />
    </ChartPanel>
  );
}
