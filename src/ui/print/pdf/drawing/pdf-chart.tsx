import { Circle, Line, Polyline, Svg, View } from '@react-pdf/renderer';
import type { PrintChart, PrintChartLine } from '../../print-chart.ts';
import type { PdfLook } from '../pdf-look.ts';
import { Words } from '../pdf-words.tsx';

/** Points of paper. The frame is stretched over the width of the page. */
const size = { width: 720, height: 104, label: 26, mark: 40, legend: 22 } as const;
/** Above so many points their dots would only cover the line. */
const mostDots = 80;

const x = (share: number) => share * size.width;
const y = (share: number) => (1 - share) * size.height;
const percent = (share: number) => `${share * 100}%` as const;

/** Lines over one axis with its marks, and beneath which line is which. A roll has no room for it. */
export function PdfChart({ chart, look }: { chart: PrintChart; look: PdfLook }) {
  if (look.paper === 'thermal') return null;
  return (
    <View wrap={false} style={{ gap: 3 }}>
      <View style={{ flexDirection: 'row' }}>
        <View style={{ width: size.label, height: size.height, position: 'relative' }}>
          {chart.yMarks.map(({ at, text }) => (
            <View
              key={text}
              style={{ position: 'absolute', right: 4, top: y(at) - 5, width: size.label - 4 }}
            >
              <Words size="tiny" align="right">
                {text}
              </Words>
            </View>
          ))}
        </View>
        <View style={{ flex: 1, height: size.height }}>
          <Svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            preserveAspectRatio="none"
            style={{ width: '100%', height: size.height }}
          >
            {chart.yMarks.map(({ at, text }) => (
              <Line
                key={text}
                x1={0}
                x2={size.width}
                y1={y(at)}
                y2={y(at)}
                stroke={look.rule}
                strokeWidth={0.5}
              />
            ))}
            {chart.xMarks.map(({ at, text }) => (
              <Line
                key={`${at} ${text}`}
                x1={x(at)}
                x2={x(at)}
                y1={0}
                y2={size.height}
                stroke={look.rule}
                strokeWidth={0.5}
              />
            ))}
            {chart.lines.map((line) => (
              <ChartLine key={line.label} line={line} />
            ))}
          </Svg>
        </View>
      </View>
      <View style={{ marginLeft: size.label, height: 9, position: 'relative' }}>
        {chart.xMarks.map(({ at, text }) => (
          <View
            key={`${at} ${text}`}
            style={{ position: 'absolute', left: percent(at), width: size.mark, marginLeft: -size.mark / 2 }}
          >
            <Words size="tiny" align="center">
              {text}
            </Words>
          </View>
        ))}
      </View>
      <View style={{ marginLeft: size.label, flexDirection: 'row', flexWrap: 'wrap', gap: 10 }}>
        {chart.lines.map(({ label, dashes }) => (
          <View key={label} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Svg viewBox={`0 0 ${size.legend} 4`} style={{ width: size.legend, height: 4 }}>
              <Line
                x1={0}
                x2={size.legend}
                y1={2}
                y2={2}
                stroke="#000000"
                strokeWidth={1.2}
                {...(dashes && { strokeDasharray: dashes })}
              />
            </Svg>
            <Words size="tiny">{label}</Words>
          </View>
        ))}
      </View>
    </View>
  );
}

function ChartLine({ line: { points, dashes } }: { line: PrintChartLine }) {
  return (
    <>
      {points.length > 1 && (
        <Polyline
          points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
          fill="none"
          stroke="#000000"
          strokeWidth={1.2}
          {...(dashes && { strokeDasharray: dashes })}
        />
      )}
      {points.length <= mostDots &&
        points.map((point, place) => (
          <Circle key={place} cx={x(point.x)} cy={y(point.y)} r={1.6} fill="#000000" />
        ))}
    </>
  );
}
