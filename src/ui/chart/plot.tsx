import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { nameEvery, ticksUpTo } from './chart-scale.ts';
import type { ChartData } from './chart-types.ts';
import classes from './chart.module.css';
import { t } from './chart.texts.ts';

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

/**
 * Axes, lines and names of a chart as wide as its place; what `draw` makes of the figures lies between them. The figures
 * of a point are told where somebody points at it, and with the arrow keys.
 */
export function Plot({ title, points, series, format, formatTick = format, draw }: PlotProps) {
  const { ref, width } = useElementSize();
  const [shown, setShown] = useState<number>();
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
  const last = points.length - 1;
  const wordsOf = (point: number) =>
    [
      points[point]?.label ?? '',
      ...series.map(({ label, values }) => `${label}: ${format(values[point] ?? 0)}`),
    ].join(' · ');
  const longest = Math.max(...points.map(({ short }) => short.length));
  const every = nameEvery(points.length, width - left, longest * letterWidth + 10);
  return (
    <div ref={ref} className={classes['plot']}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={title}>
          {shown !== undefined && (
            <rect
              className={classes['shown']}
              x={scale.left(shown)}
              y={top}
              width={room}
              height={ground - top}
            />
          )}
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
            </g>
          ))}
        </svg>
      )}
      {width > 0 && (
        <input
          type="range"
          className={classes['picker']}
          style={{ left, width: room * points.length, height: ground }}
          aria-label={t('valuesOf', { title })}
          aria-valuetext={wordsOf(shown ?? last)}
          min={0}
          max={last}
          value={shown ?? last}
          onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
          onFocus={() => setShown((point) => point ?? last)}
          onBlur={() => setShown(undefined)}
          onPointerMove={({ nativeEvent }) =>
            setShown(Math.min(last, Math.max(0, Math.floor(nativeEvent.offsetX / room))))
          }
          onPointerLeave={({ currentTarget }) => {
            if (document.activeElement !== currentTarget) setShown(undefined);
          }}
        />
      )}
      {shown !== undefined && (
        <p className={classes['told']} aria-hidden="true">
          {wordsOf(shown)}
        </p>
      )}
    </div>
  );
}
