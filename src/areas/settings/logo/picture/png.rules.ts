/** The samples of a pixel by the colour type of a PNG, and how many bits each may have (PNG, third edition, table 8). */
const colours = new Map([
  [0, { samples: 1, bits: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, bits: [8, 16] }],
  [3, { samples: 1, bits: [1, 2, 4, 8] }],
  [4, { samples: 2, bits: [8, 16] }],
  [6, { samples: 4, bits: [8, 16] }],
]);

/** Where the seven passes of an interlaced picture begin and how far their pixels are apart: x, y, step x, step y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const checksums = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The cyclic redundancy check of a chunk (ISO 3309). */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = checksums[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** True for a PNG of which every chunk is whole and whose picture has all of its lines and nothing after them. */
export async function isWholePng(bytes: Uint8Array): Promise<boolean> {
  const chunks = chunksOf(bytes);
  const [header] = chunks ?? [];
  if (!chunks || header?.name !== 'IHDR' || header.data.length !== 13) return false;
  if (chunks.at(-1)?.name !== 'IEND' || chunks.filter(isCritical).some(({ name }) => !known.has(name)))
    return false;
  const length = pictureLength(header.data);
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  return length !== undefined && (await unpackedLength(packed, length)) === length;
}

interface Chunk {
  name: string;
  data: Uint8Array;
}

const known = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

// A capital at the beginning of its name: whoever does not know it cannot show the picture.
function isCritical({ name }: Chunk): boolean {
  return name >= 'A' && name < 'a';
}

/** The chunks after the signature; undefined where one is cut off or changed, or something follows the last. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return undefined;
    const checked = bytes.subarray(at + 4, end);
    if (checksumOf(checked) !== view.getUint32(end)) return undefined;
    const name = String.fromCharCode(...checked.subarray(0, 4));
    chunks.push({ name, data: checked.subarray(4) });
    at = end + 4;
    if (name === 'IEND') break;
  }
  return at === bytes.length ? chunks : undefined;
}

/** How many bytes all lines of a picture take, each with the byte that names its filter; undefined for a wrong header. */
function pictureLength(header: Uint8Array): number | undefined {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bits, colour, compression, filter, interlace] = header.subarray(8);
  const kind = colours.get(colour!);
  if (!kind?.bits.includes(bits!) || compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  const linesOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * kind.samples * bits!) / 8));
  if (interlace === 0) return linesOf(width, height);
  return passes
    .map(([x, y, stepX, stepY]) =>
      linesOf(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
    )
    .reduce((sum, length) => sum + length, 0);
}

/** How many bytes come out of packed data; it stops beyond `most`, so that little data cannot become very much. */
async function unpackedLength(packed: Uint8Array[], most: number): Promise<number> {
  const stream = new Blob(packed as BlobPart[]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) break;
    }
    return length;
  } catch {
    return -1;
  } finally {
    void reader.cancel().catch(() => {});
  }
}
