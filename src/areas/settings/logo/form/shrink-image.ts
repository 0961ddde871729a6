import { writeBase64 } from '#kernel/base64.ts';
import { issue } from '../logo.issues.ts';
import { logoPixels, logoRefusal, maxLogoBytes, readImageFacts } from '../logo.rules.ts';

/** Pixels of the longer side: sharp on paper at the size of a letterhead. */
const maxSide = 512;

/** An image that cannot be a logo; the message is the issue that says why. */
export class LogoRefused extends Error {}

/**
 * The picture of a file as base64, at most 512 pixels a side and 256 KB, drawn anew so that nothing hidden in the
 * file (places, thumbnails) comes along. @throws LogoRefused.
 */
export async function shrinkLogo(file: Blob): Promise<string> {
  const facts = readImageFacts(new Uint8Array(await file.arrayBuffer()));
  const refusal = facts ? logoRefusal(facts) : issue('unreadable');
  if (refusal) throw new LogoRefused(refusal);
  const canvas = await draw(file);
  const png = await encode(canvas, 'image/png');
  if (png) return png;
  layOnWhite(canvas);
  const jpeg = await encode(canvas, 'image/jpeg', 0.85);
  if (jpeg) return jpeg;
  throw new LogoRefused(issue('unreadable'));
}

async function draw(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new LogoRefused(issue('unreadable'));
  });
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = document.createElement('canvas');
  // A very long picture keeps its proportions, with room above and below it.
  canvas.width = Math.max(logoPixels.min, width);
  canvas.height = Math.max(logoPixels.min, height);
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height);
  picture.close();
  return canvas;
}

// A JPEG knows nothing of transparency and would show it black.
function layOnWhite(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** The picture as base64, or null where it would be too large. */
async function encode(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (!blob || blob.size > maxLogoBytes) return null;
  return writeBase64(new Uint8Array(await blob.arrayBuffer()));
}
