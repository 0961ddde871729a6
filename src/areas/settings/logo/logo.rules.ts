import { invalidFields } from '#kernel/app-error.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { issue } from './logo.issues.ts';

/** The maximum size of a stored logo. */
export const maxLogoBytes = sizeLimits.logoBytes;
/** The issue of a file above the maximum size. */
export const logoTooHeavy = issue('tooHeavy', { max: maxLogoBytes / 1024 });
/** Pixels a side. */
export const { logoPixels } = sizeLimits;

/** What the first bytes of an image file say of it; width and height in pixels. */
export interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Reads kind and size of a PNG or JPEG from its own bytes; null for anything else, whatever its name says. */
export function readImageFacts(bytes: Uint8Array): ImageFacts | null {
  if (startsWith(bytes, pngStart)) return readPng(bytes);
  return startsWith(bytes, jpegStart) ? readJpeg(bytes) : null;
}

function readPng(bytes: Uint8Array): ImageFacts | null {
  const isHeader = bytes.length >= 33 && startsWith(bytes.subarray(12), [0x49, 0x48, 0x44, 0x52]);
  if (!isHeader) return null;
  const view = viewOf(bytes);
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

// Frame headers of every kind of JPEG; C4, C8 and CC in their range mean other things.
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readJpeg(bytes: Uint8Array): ImageFacts | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) {
      return { contentType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Why an image of this size cannot be a logo, as an issue; undefined when it can. */
export function logoRefusal({ width, height }: ImageFacts): string | undefined {
  const { min, max } = logoPixels;
  if (Math.max(width, height) > max) return issue('tooManyPixels', { max });
  return Math.min(width, height) < min ? issue('tooFewPixels', { min }) : undefined;
}

/** The facts of an image that can be a logo. @throws AppError INVALID_INPUT at `content` saying why it cannot. */
export function requireLogo(bytes: Uint8Array): ImageFacts {
  if (bytes.length > maxLogoBytes) throw refused(logoTooHeavy);
  const facts = readImageFacts(bytes);
  if (!facts) throw refused(issue('unreadable'));
  const refusal = logoRefusal(facts);
  if (refusal) throw refused(refusal);
  return facts;
}

function refused(reason: string) {
  return invalidFields({ content: reason });
}
