import { deflateSync } from 'node:zlib';
import { checksumOf } from './picture/png.rules.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk of a PNG with its length and checksum. */
export function aChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, checksumOf(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** The header of a PNG of this size: what says kind and size, without a picture. */
export function aPngHeader(
  width: number,
  height: number,
  [bits = 8, colour = 0, interlace = 0] = [],
): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([bits, colour, 0, 0, interlace], 8);
  return new Uint8Array([...signature, ...aChunk('IHDR', data)]);
}

/** A black PNG of this size, or one that holds other lines than its header says. */
export function aPng(
  width: number,
  height: number,
  lines = new Uint8Array(height * (width + 1)),
): Uint8Array {
  const parts = [
    aPngHeader(width, height),
    aChunk('IDAT', deflateSync(lines)),
    aChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** The start of a JPEG of this size, with a comment before its frame header. */
export function aJpegHeader(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(21);
  bytes.set([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69, 0xff, 0xc0, 0, 11, 8]);
  const view = new DataView(bytes.buffer);
  view.setUint16(13, height);
  view.setUint16(15, width);
  bytes.set([1, 1, 0x11, 0], 17);
  return bytes;
}

/** A JPEG of this size with all that a picture has; what its data would show, nobody has drawn. */
export function aJpeg(width: number, height: number): Uint8Array {
  const tables = [0xff, 0xdb, 0, 3, 0, 0xff, 0xc4, 0, 3, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
  return new Uint8Array([...aJpegHeader(width, height), ...tables, ...scan, 0xff, 0xd9]);
}

/** A small picture as a browser draws a JPEG, in base64. */
export const drawnJpeg = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8',
  'MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuC',
  'guv/////////////////////////////////////////////////////////////////////////wAARCAAjACEDASIAAhEB',
  'AxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAIBA//EABwQAQEAAgIDAAAAAAAAAAAAAAABERJRYQIhMf/EABcBAQEBAQAAAAAA',
  'AAAAAAAAAAADAQL/xAAbEQEBAQACAwAAAAAAAAAAAAAAAgEDISIxsf/aAAwDAQACEQMRAD8A424ZvOzymZ6TreHUTG539Xuq',
  'zelbztTnreFz5GckzmeLY2t9tASUAAAAAAAAAAAAf//Z',
].join('');
