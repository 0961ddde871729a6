import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { expect, test } from 'vitest';
import { encodeQr } from './qr.ts';

const dotsPerModule = 4;
const quiet = 4;

function scan(text: string): string {
  const { size, rows } = encodeQr(text);
  const side = (size + 2 * quiet) * dotsPerModule;
  const dots = new Uint8ClampedArray(side * side).fill(255);
  for (const [row, runs] of rows.entries()) {
    for (const { left, width } of runs) {
      for (let dot = 0; dot < dotsPerModule; dot += 1) {
        const start = ((row + quiet) * dotsPerModule + dot) * side + (left + quiet) * dotsPerModule;
        dots.fill(0, start, start + width * dotsPerModule);
      }
    }
  }
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, side, side)));
  return new QRCodeReader().decode(picture).getText();
}

test.each(['K7M2Q9XW4RTB', 'https://hospital.example/dashboard/prescriptions/check?code=K7M2Q9XW4RTBA2C4'])(
  'a phone reads %s',
  (text) => {
    expect(scan(text)).toBe(text);
  },
);
