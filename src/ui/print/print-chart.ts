/** A line of a chart; both parts of a point are shares of the frame, from its lower left. */
export interface PrintChartLine {
  label: string;
  /** Lengths of ink and gaps; left out for a line without gaps: lines are told apart without colour. */
  dashes?: string;
  points: readonly { x: number; y: number }[];
}

/** Lines over one axis, such as the vital signs of an anesthesia. */
export interface PrintChart {
  kind: 'chart';
  /** Marks of the axes, as shares, with what stands at them. */
  xMarks: readonly { at: number; text: string }[];
  yMarks: readonly { at: number; text: string }[];
  lines: readonly PrintChartLine[];
}
