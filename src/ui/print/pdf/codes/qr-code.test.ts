import { expect, test } from 'vitest';
import { millimetres } from '../../print-sizes.ts';
import { scanQr } from '../../testing/scan-page.ts';
import { encodeQr, quietQrModules } from './qr-code.ts';

function inkOf(value: string) {
  const { boxes, size } = encodeQr(value);
  const module = millimetres(0.375);
  const side = (size + 2 * quietQrModules) * module;
  const ink = boxes.map(({ left, top, width, height }) => ({
    x: (left + quietQrModules) * module,
    y: (top + quietQrModules) * module,
    width: width * module,
    height: height * module,
  }));
  return { ink, page: { width: side, height: side } };
}

test.each(['P000001', 'P1234567', 'ADM-000123'])('a camera reads %s back', (value) => {
  const { ink, page } = inkOf(value);
  expect(scanQr(ink, page)).toBe(value);
});

test('it stands upright: three corners have the square by which it is found, the one at the lower right has none', () => {
  const { boxes, size } = encodeQr('P000001');
  const isDark = (x: number, y: number) =>
    boxes.some(
      ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height,
    );
  const hasSquare = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, step) => isDark(left + step, top) && isDark(left, top + step)).every(
      Boolean,
    );
  const far = size - 7;
  expect(size).toBe(21);
  expect([hasSquare(0, 0), hasSquare(far, 0), hasSquare(0, far), hasSquare(far, far)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('no two rectangles lie over each other', () => {
  const { boxes } = encodeQr('P000042');
  const cells = boxes.flatMap(({ left, top, width, height }) =>
    Array.from(
      { length: width * height },
      (_, at) => `${left + (at % width)} ${top + Math.floor(at / width)}`,
    ),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
