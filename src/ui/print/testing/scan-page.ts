import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  NotFoundException,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library';
import { millimetres } from '../print-sizes.ts';

/** Black ink on a page, in points from its top left. */
export interface Ink {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The dots of a receipt printer, the coarsest a document meets. */
const dotSize = millimetres(1 / 8);

/** What a scanner reads off a page printed at 8 dots a millimetre, held upright and then turned; or null. */
export function scanPage(ink: readonly Ink[], page: { width: number; height: number }): string | null {
  const turned = ink.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }));
  return scan(ink, page.width, page.height) ?? scan(turned, page.height, page.width);
}

/** What a camera reads as a QR code off a page printed at 8 dots a millimetre; or null. */
export function scanQr(ink: readonly Ink[], page: { width: number; height: number }): string | null {
  return scan(ink, page.width, page.height, new QRCodeReader());
}

function scan(
  ink: readonly Ink[],
  pageWidth: number,
  pageHeight: number,
  reader: Reader = new Code128Reader(),
): string | null {
  const width = Math.ceil(pageWidth / dotSize);
  const height = Math.ceil(pageHeight / dotSize);
  const dots = new Uint8ClampedArray(width * height).fill(255);
  for (const box of ink) {
    const [left, right] = dotsBetween(box.x, box.x + box.width, width);
    const [top, bottom] = dotsBetween(box.y, box.y + box.height, height);
    for (let row = top; row < bottom; row += 1) dots.fill(0, row * width + left, row * width + right);
  }
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  try {
    const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, width, height)));
    return reader.decode(picture, hints).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return null;
    throw error;
  }
}

/** The dots whose middle lies between two edges. */
function dotsBetween(start: number, end: number, limit: number): [number, number] {
  const clamp = (dot: number) => Math.min(limit, Math.max(0, dot));
  return [clamp(Math.round(start / dotSize)), clamp(Math.round(end / dotSize))];
}
