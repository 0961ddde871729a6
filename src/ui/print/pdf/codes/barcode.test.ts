import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeCode128, quietModules } from './barcode.ts';
import { millimetres } from '../../print-sizes.ts';
import { scanPage } from '../../testing/scan-page.ts';

test('bars lie on whole modules and never touch', () => {
  const { bars, width } = encodeCode128('P000001');
  expect(width).toBe(90);
  expect(bars.flatMap((bar) => [bar.left, bar.width]).every(Number.isInteger)).toBe(true);
  bars.slice(1).forEach((bar, index) => {
    const previous = bars[index];
    expect(bar.left).toBeGreaterThan((previous?.left ?? 0) + (previous?.width ?? 0));
  });
});

test('whatever a number or an id is made of, a scanner reads it back', () => {
  const text = fc.stringMatching(/^[A-Za-z0-9-]{1,36}$/);
  fc.assert(
    fc.property(text, (value) => {
      const { bars, width } = encodeCode128(value);
      const module = millimetres(0.25);
      const ink = bars.map((bar) => ({
        x: (bar.left + quietModules) * module,
        y: 0,
        width: bar.width * module,
        height: millimetres(8),
      }));
      const page = { width: (width + 2 * quietModules) * module, height: millimetres(8) };
      expect(scanPage(ink, page)).toBe(value);
    }),
    { numRuns: 60 },
  );
});
