import type { CardPaper } from './print-cards.ts';
import { millimetres } from './print-sizes.ts';

/** Where the parts of a card lie on one paper; all lengths in points. */
export interface CardSize {
  width: number;
  height: number;
  padding: number;
  /** White before the code: a band's closure and the part that lies beneath the other end. */
  start: number;
  gap: number;
  /** Of the column with the name. */
  textWidth: number;
  /** Of the bars and the mark. */
  barWidth: number;
  /** Label and band printers have 8 dots a millimetre: modules are whole dots. */
  barModules: readonly number[];
  barHeight: number;
  qrModule: number;
  nameSize: number;
  nameLines: number;
  numberSize: number;
  lineSize: number;
  lineLines: number;
  markSize: number;
  organisationSize: number;
}

const dots = (count: number) => millimetres(count / 8);

const label: CardSize = {
  width: millimetres(50),
  height: millimetres(25),
  padding: millimetres(1.5),
  start: 0,
  gap: millimetres(0.75),
  textWidth: millimetres(35),
  barWidth: millimetres(29),
  barModules: [dots(2)],
  barHeight: millimetres(5),
  qrModule: dots(3),
  nameSize: 8,
  nameLines: 2,
  numberSize: 6,
  lineSize: 5.5,
  lineLines: 2,
  markSize: 5.5,
  organisationSize: 5.5,
};

export const cardSizes: Record<CardPaper, CardSize> = {
  wristband: {
    width: millimetres(279),
    height: millimetres(25),
    padding: millimetres(2),
    start: millimetres(40),
    gap: millimetres(3),
    textWidth: millimetres(95),
    barWidth: millimetres(60),
    barModules: [dots(3), dots(2)],
    barHeight: millimetres(9),
    qrModule: dots(5),
    nameSize: 12,
    nameLines: 1,
    numberSize: 9,
    lineSize: 8,
    lineLines: 1,
    markSize: 8,
    organisationSize: 6,
  },
  'small-wristband': {
    width: millimetres(178),
    height: millimetres(19),
    padding: millimetres(1.5),
    start: millimetres(20),
    gap: millimetres(2),
    textWidth: millimetres(62),
    barWidth: millimetres(46),
    barModules: [dots(2)],
    barHeight: millimetres(6),
    qrModule: dots(4),
    nameSize: 9,
    nameLines: 1,
    numberSize: 7.5,
    lineSize: 7,
    lineLines: 1,
    markSize: 7,
    organisationSize: 5,
  },
  'label-sheet': label,
  'label-roll': label,
};

/** A sheet of A4 in points, and how many labels lie on it. */
export const labelSheet = {
  width: millimetres(210),
  height: millimetres(297),
  left: millimetres(5),
  top: millimetres(11),
  columns: 4,
  rows: 11,
} as const;
