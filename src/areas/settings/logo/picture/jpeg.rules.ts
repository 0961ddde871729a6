const startOfPicture = 0xd8;
const endOfPicture = 0xd9;
const startOfScan = 0xda;
const quantization = 0xdb;
const huffman = 0xc4;

/** Markers between two parts of the picture's own data. */
function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** True for the marker of a header that names the size: of every kind of JPEG that begins a picture. */
export function isFrameHeader(marker: number): boolean {
  // C4, C8 and CC in this range mean other things.
  return marker >= 0xc0 && marker <= 0xcf && ![huffman, 0xc8, 0xcc].includes(marker);
}

/** True for a JPEG that has tables, a frame and at least one scan with data, and ends with its end and nothing after it. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const found = new Set<number>();
  let at = bytes[0] === 0xff && bytes[1] === startOfPicture ? 2 : bytes.length;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfPicture) return at + 2 === bytes.length && found.has(startOfScan);
    const end = segmentEnd(bytes, at);
    if (end === undefined) return false;
    found.add(isFrameHeader(marker) ? 0xc0 : marker);
    at = end;
    if (marker !== startOfScan) continue;
    if (![0xc0, quantization, huffman].every((needed) => found.has(needed))) return false;
    const afterScan = scanEnd(bytes, at);
    if (afterScan === at) return false;
    at = afterScan;
  }
  return false;
}

/** The place after a segment that says how long it is; undefined where that is impossible. */
function segmentEnd(bytes: Uint8Array, at: number): number | undefined {
  const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  const end = at + 2 + length;
  return length >= 2 && end <= bytes.length ? end : undefined;
}

/** The place of the next marker after the data of a scan. */
function scanEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isMarker = bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next);
    if (isMarker) return at;
    at += 1;
  }
  return at;
}
