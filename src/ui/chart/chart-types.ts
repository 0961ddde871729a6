/** One place on the axis. */
export interface ChartPoint {
  /** In full, for the table and for whoever points at it. */
  label: string;
  /** As it is written under the axis. */
  short: string;
}

/** One figure for each point, in whole numbers. */
export interface ChartSeries {
  label: string;
  values: readonly number[];
}

/** What every chart is made of; the table behind it shows the same. */
export interface ChartData {
  points: readonly ChartPoint[];
  /** One or two: more would not be told apart without colour. */
  series: readonly ChartSeries[];
  /** A figure in full. */
  format: (value: number) => string;
  /** A figure beside a line of the chart; `format` where it is left out. */
  formatTick?: (value: number) => string;
}
