/** A label of 50 × 30 mm from the roll of a label printer, such as for a box of tablets. */
export type LabelPaper = 'medicine-label';

export interface PrintLabels {
  title: string;
  organisation: string;
  labels: readonly PrintLabel[];
}

/** What one label says, line by line. Nothing is cut: what does not fit goes on on a second label. */
export interface PrintLabel {
  lines: readonly LabelLine[];
}

export interface LabelLine {
  text: string;
  isStrong?: boolean;
  /** What the patient need not read, such as the batch. */
  isSmall?: boolean;
}
