import { code128, type DrawingContext } from 'bwip-js/generic';

export interface Bar {
  /** Modules from the left edge of the first bar. */
  left: number;
  /** Modules. */
  width: number;
}

export interface Barcode {
  bars: readonly Bar[];
  /** Modules from the first bar to the last, quiet zones not included. */
  width: number;
}

/** Modules of white that Code 128 needs on each side (ISO/IEC 15417). */
export const quietModules = 10;

// bwip-js rounds the middle of a bar to whole units: at two units a module nothing is lost.
const unitsPerModule = 2;

/** Code 128 of a text, in modules. */
export function encodeCode128(text: string): Barcode {
  return code128({ bcid: 'code128', text, scaleX: unitsPerModule, scaleY: 1, height: 1 }, collectBars());
}

/** A drawing surface for bwip-js that keeps the bars as numbers. */
function collectBars(): DrawingContext<Barcode> {
  const bars: Bar[] = [];
  const nothing = () => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line(x, _top, _x, _bottom, lineWidth) {
      bars.push({ left: (x - lineWidth / 2) / unitsPerModule, width: lineWidth / unitsPerModule });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end() {
      const last = bars.at(-1);
      return { bars, width: last ? last.left + last.width : 0 };
    },
  };
}
