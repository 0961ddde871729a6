import { raw } from 'bwip-js/generic';

/** Dark modules side by side in one row. */
export interface QrRun {
  left: number;
  width: number;
}

export interface QrCode {
  /** Modules a side, without the quiet zone. */
  size: number;
  rows: readonly (readonly QrRun[])[];
}

interface Matrix {
  pixs: number[];
  pixx: number;
}

/** A QR code of a text, as runs of dark modules in each row; it can be read with an eighth of it covered. */
export function encodeQr(text: string): QrCode {
  const [matrix] = raw({ bcid: 'qrcode', text, eclevel: 'M' }) as unknown as [Matrix];
  const { pixs, pixx: size } = matrix;
  const rows = Array.from({ length: size }, (_, row) => runsOf(pixs.slice(row * size, (row + 1) * size)));
  return { size, rows };
}

function runsOf(modules: readonly number[]): QrRun[] {
  const runs: QrRun[] = [];
  for (const [left, module] of modules.entries()) {
    if (module !== 1) continue;
    const last = runs.at(-1);
    if (last && last.left + last.width === left) last.width += 1;
    else runs.push({ left, width: 1 });
  }
  return runs;
}
