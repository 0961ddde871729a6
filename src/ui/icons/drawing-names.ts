/** The families of things that have a picture where a list is empty. */
export type DrawingName =
  | 'bed'
  | 'bottle'
  | 'box'
  | 'building'
  | 'calendar'
  | 'chart'
  | 'clock'
  | 'flask'
  | 'lamp'
  | 'lens'
  | 'letter'
  | 'money'
  | 'monitor'
  | 'paper'
  | 'people'
  | 'shield';
