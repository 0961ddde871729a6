import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { nameEvery, ticksUpTo } from './chart-scale.ts';
import type { ChartData } from './chart-types.ts';
import classes from './chart.module.css';

const height = 210;
const top = 10;
const bottom = 26;
/** Pixels of a letter of the axis, on the generous side. */
const letterWidth = 6.6;

/** Where on the drawing a figure or a point lies, in pixels. */
export interface PlotScale {
  /** Left edge of the room of a point, and how wide that is. */
  left: (point: number) => number;
  room: number;
  y: (value: number) => number;
  ground: number;
}

export interface PlotProps extends ChartData {
  title: string;
  draw: (scale: PlotScale) => ReactNode;
}

/** Axes, lines and names of a chart as wide as its place; what `draw` makes of the figures lies between them. */
export function Plot({ title, points, series, format, formatTick = format, draw }: PlotProps) {
  const { ref, width } = useElementSize();
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const tickNames = ticks.map(formatTick);
  const left = 8 + Math.max(...tickNames.map((name) => name.length)) * letterWidth;
  const ground = height - bottom;
  const room = Math.max(0, width - left - 4) / points.length;
  const scale: PlotScale = {
    left: (point) => left + point * room,
    room,
    y: (value) => ground - (Math.max(0, value) / ticks.at(-1)!) * (ground - top),
    ground,
  };
  const longest = Math.max(...points.map(({ short }) => short.length));
  const every = nameEvery(points.length, width - left, longest * letterWidth + 10);
  return (
    <div ref={ref} className={classes['plot']}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={title}>
          {ticks.map((tick, index) => (
            <g key={tick}>
              <line className={classes['line']} x1={left} x2={width} y1={scale.y(tick)} y2={scale.y(tick)} />
              <text className={classes['name']} x={left - 6} y={scale.y(tick) + 4} textAnchor="end">
                {tickNames[index]}
              </text>
            </g>
          ))}
          {draw(scale)}
          {points.map(({ short, label }, index) => (
            <g key={`${index} ${label}`}>
              {(points.length - 1 - index) % every === 0 && (
                <text
                  className={classes['name']}
                  x={Math.min(scale.left(index) + room / 2, width - (short.length * letterWidth) / 2)}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {short}
                </text>
              )}
              <rect
                className={classes['hover']}
                x={scale.left(index)}
                y={top}
                width={room}
                height={ground - top}
              >
                <title>
                  {[label, ...series.map((one) => `${one.label}: ${format(one.values[index] ?? 0)}`)].join(
                    '\n',
                  )}
                </title>
              </rect>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
