import type { PrintPaper } from './print-document.ts';

const pointsPerMillimetre = 72 / 25.4;

/** Millimetres in PDF points. */
export function millimetres(length: number): number {
  return length * pointsPerMillimetre;
}

/** The letter sizes a document is set in, in points. */
export const textSizes = { tiny: 7, small: 8, body: 10, heading: 12, title: 16 } as const;

export type TextSize = keyof typeof textSizes;

export interface PaperSize {
  /** Points. */
  width: number;
  /** Points; a roll is cut where the text ends. */
  height: number | null;
  margin: number;
  /** Widths a barcode module may have, the best readable first, in points. */
  modules: readonly number[];
}

/** Receipt printers have 8 dots a millimetre: a module is two or three whole dots (0.25 or 0.375 mm). */
export const paperSizes: Record<PrintPaper, PaperSize> = {
  a4: {
    width: millimetres(210),
    height: millimetres(297),
    margin: millimetres(15),
    modules: [millimetres(0.33), millimetres(0.25)],
  },
  a5: {
    width: millimetres(148),
    height: millimetres(210),
    margin: millimetres(10),
    modules: [millimetres(0.33), millimetres(0.25)],
  },
  thermal: {
    width: millimetres(80),
    height: null,
    margin: millimetres(4),
    modules: [millimetres(0.375), millimetres(0.25)],
  },
};
