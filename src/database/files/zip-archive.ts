/** A file of an archive; its content is taken as it is made, so that nobody holds it as a whole. */
export interface ZippedFile {
  /** Letters, digits, dashes, dots and slashes. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

interface Entry {
  name: Uint8Array;
  crc: number;
  packed: number;
  bytes: number;
  offset: number;
}

/**
 * The bytes of a ZIP archive, made while the files come. Lengths stand behind each file, and in 64 bits, as the format
 * has it for files whose length nobody knows beforehand (APPNOTE.TXT of PKWARE, 4.3.9 and 4.5.3).
 */
export async function* zipArchive(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  const time = dosTime(at);
  let offset = 0;
  for await (const { name, content } of files) {
    const entry = { name: new TextEncoder().encode(name), crc: noCrc, packed: 0, bytes: 0, offset };
    const head = localHeader(entry, time);
    yield head;
    for await (const part of deflated(content, entry)) {
      entry.packed += part.length;
      yield part;
    }
    entry.crc = (entry.crc ^ noCrc) >>> 0;
    const lengths = join(u32(0x08074b50), u32(entry.crc), u64(entry.packed), u64(entry.bytes));
    yield lengths;
    offset += head.length + entry.packed + lengths.length;
    entries.push(entry);
  }
  const directory = join(...entries.map((entry) => directoryEntry(entry, time)));
  yield directory;
  yield closing(entries.length, directory.length, offset);
}

const noCrc = 0xffffffff;
/** Takes the place of a length that stands in 64 bits elsewhere. */
const elsewhere = 0xffffffff;
const version = 45;
/** Lengths follow the file, and names are UTF-8. */
const flags = 0x0808;
const deflate = 8;

function localHeader({ name }: Entry, time: Uint8Array): Uint8Array {
  const longLengths = join(u16(1), u16(16), u64(0), u64(0));
  return join(
    ...[
      u32(0x04034b50),
      u16(version),
      u16(flags),
      u16(deflate),
      time,
      u32(0),
      u32(elsewhere),
      u32(elsewhere),
    ],
    ...[u16(name.length), u16(longLengths.length), name, longLengths],
  );
}

function directoryEntry({ name, crc, packed, bytes, offset }: Entry, time: Uint8Array): Uint8Array {
  const long = join(u16(1), u16(24), u64(bytes), u64(packed), u64(offset));
  return join(
    ...[u32(0x02014b50), u16(version), u16(version), u16(flags), u16(deflate), time, u32(crc)],
    ...[u32(elsewhere), u32(elsewhere), u16(name.length), u16(long.length), u16(0), u16(0), u16(0), u32(0)],
    ...[u32(elsewhere), name, long],
  );
}

function closing(count: number, directoryBytes: number, directoryAt: number): Uint8Array {
  const fixedBytes = 44;
  return join(
    ...[u32(0x06064b50), u64(fixedBytes), u16(version), u16(version), u32(0), u32(0), u64(count), u64(count)],
    ...[u64(directoryBytes), u64(directoryAt)],
    ...[u32(0x07064b50), u32(0), u64(directoryAt + directoryBytes), u32(1)],
    ...[u32(0x06054b50), u16(0), u16(0), u16(0xffff), u16(0xffff), u32(elsewhere), u32(elsewhere), u16(0)],
  );
}

/** The packed bytes of a file; counts what goes in. */
async function* deflated(content: AsyncIterable<Uint8Array>, entry: Entry): AsyncGenerator<Uint8Array> {
  const packing = new CompressionStream('deflate-raw');
  const reader = packing.readable.getReader();
  const filling = fill(packing.writable.getWriter(), content, entry);
  // Whoever reads hears of it: what fails ends the readable side as well.
  filling.catch(() => {});
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await filling;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function fill(
  writer: WritableStreamDefaultWriter<BufferSource>,
  content: AsyncIterable<Uint8Array>,
  entry: Entry,
): Promise<void> {
  try {
    for await (const part of content) {
      entry.crc = crcOf(part, entry.crc);
      entry.bytes += part.length;
      await writer.write(part as Uint8Array<ArrayBuffer>);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(part: Uint8Array, before: number): number {
  let crc = before;
  for (let at = 0; at < part.length; at += 1) crc = crcTable[(crc ^ part[at]!) & 0xff]! ^ (crc >>> 8);
  return crc;
}

/** Date and time as MS-DOS wrote them, in UTC; nothing is before 1980. */
function dosTime(at: Date): Uint8Array {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  return join(u16(time), u16((year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()));
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

function u32(value: number): Uint8Array {
  return join(u16(value & 0xffff), u16(value >>> 16));
}

function u64(value: number): Uint8Array {
  const low = value % 0x100000000;
  return join(u32(low), u32((value - low) / 0x100000000));
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
