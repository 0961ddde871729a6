const woffSignature = 0x774f4646;
const woffHeaderLength = 44;
const woffEntryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;
const trueType = 0x00010000;

/**
 * A WOFF 1 font as the plain TrueType it was packed from. fontkit inflates a packed table again for every
 * glyph it reads, which made a page of Bengali take seconds. Throws when the bytes are no WOFF.
 */
export async function unpackFont(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== woffSignature) throw new Error('Not a WOFF font');
  const tableCount = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: tableCount }, (_, index) =>
      readTable(woff, view, woffHeaderLength + index * woffEntryLength),
    ),
  );
  return writeTables(view.getUint32(4), tables);
}

interface FontTable {
  tag: number;
  checksum: number;
  bytes: Uint8Array;
}

async function readTable(woff: Uint8Array<ArrayBuffer>, view: DataView, entry: number): Promise<FontTable> {
  const start = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const length = view.getUint32(entry + 12);
  const packed = woff.subarray(start, start + packedLength);
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    // A table that packing would not shrink lies in the file as it is.
    bytes: packedLength < length ? await inflate(packed) : packed,
  };
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function writeTables(flavor: number, tables: readonly FontTable[]): Uint8Array<ArrayBuffer> {
  let offset = sfntHeaderLength + tables.length * sfntEntryLength;
  const font = new Uint8Array(tables.reduce((end, table) => end + padded(table.bytes.length), offset));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * sfntEntryLength);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * sfntEntryLength);
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = sfntHeaderLength + index * sfntEntryLength;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  });
  return font;
}

/** A TrueType font of these tables, which are in the order of their names. */
export function packFont(
  tables: readonly (readonly [name: string, bytes: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  return writeTables(
    trueType,
    tables.map(([name, bytes]) => ({ tag: tagOf(name), checksum: checksumOf(bytes), bytes })),
  );
}

function tagOf(name: string): number {
  return Array.from(name).reduce((tag, letter) => tag * 256 + (letter.codePointAt(0) ?? 0), 0);
}

/** The sum of a table's groups of four bytes. */
function checksumOf(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let place = 0; place < whole.length; place += 4) sum = (sum + view.getUint32(place)) % 2 ** 32;
  return sum;
}

/** Tables begin at whole groups of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
