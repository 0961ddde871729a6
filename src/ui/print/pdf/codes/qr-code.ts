import { type DrawingContext, qrcode } from 'bwip-js/generic';

/** A black rectangle, in modules from the top left of the code. */
export interface QrBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface QrCode {
  boxes: readonly QrBox[];
  /** Modules on a side, the quiet zone not included. */
  size: number;
}

/** Modules of white that a QR code needs on each side (ISO/IEC 18004). */
export const quietQrModules = 4;

// bwip-js draws two units a module at scale 1.
const unitsPerModule = 2;

/** The QR code of a text, as few rectangles; with the encoder's default, 15 % of it may be scratched off. */
export function encodeQr(text: string): QrCode {
  const { polygons, side } = qrcode({ bcid: 'qrcode', text, scale: 1, padding: 0 }, collectPolygons());
  const size = side / unitsPerModule;
  const isDark = (column: number, row: number) => isInside(polygons, 2 * column + 1, 2 * row + 1);
  return { size, boxes: joinRows(runsOf(size, isDark)) };
}

type Point = readonly [x: number, y: number];
interface Outline {
  polygons: readonly (readonly Point[])[];
  side: number;
}

/** A drawing surface for bwip-js that keeps the outlines of the black areas. */
function collectPolygons(): DrawingContext<Outline> {
  const polygons: Point[][] = [];
  let side = 0;
  const nothing = () => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      side = width;
    },
    line: nothing,
    polygon(points) {
      polygons.push(points.map(([x, y]): Point => [x, y]));
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ polygons, side }),
  };
}

// Outlines within outlines are holes: a point is black that lies within an odd number of them.
function isInside(polygons: readonly (readonly Point[])[], x: number, y: number): boolean {
  const crossings = polygons.flatMap((points) =>
    points.filter(([fromX, fromY], index) => {
      const [toX, toY] = points[(index + 1) % points.length]!;
      return fromX === toX && fromX > x && fromY > y !== toY > y;
    }),
  );
  return crossings.length % 2 === 1;
}

function runsOf(size: number, isDark: (column: number, row: number) => boolean): QrBox[] {
  const runs: QrBox[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(column, row)) continue;
      const left = column;
      while (column + 1 < size && isDark(column + 1, row)) column += 1;
      runs.push({ left, top: row, width: column - left + 1, height: 1 });
    }
  }
  return runs;
}

/** Runs of equal place and width in rows that follow each other, as one. */
function joinRows(runs: readonly QrBox[]): QrBox[] {
  const boxes: QrBox[] = [];
  for (const run of runs) {
    const above = boxes.find(
      (box) => box.left === run.left && box.width === run.width && box.top + box.height === run.top,
    );
    if (above) above.height += 1;
    else boxes.push({ ...run });
  }
  return boxes;
}
