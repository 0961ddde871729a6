/** All files of a database at one instant. Paths start with a slash; parents come before their children. */
export interface Image {
  directories: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
}

interface Header {
  directories: readonly string[];
  /** Path and length of each file, in the order in which their bytes follow. */
  files: readonly (readonly [path: string, bytes: number])[];
}

const lengthBytes = 4;

/** An image as one sequence of bytes, in parts: the length of its table of contents, that table, the files. */
export function packImage({ directories, files }: Image): Uint8Array<ArrayBuffer>[] {
  const contents = [...files].map(([path, { length }]) => [path, length] as const);
  const header = new TextEncoder().encode(JSON.stringify({ directories, files: contents } satisfies Header));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, header.length);
  return [length, header, ...(files.values() as Iterable<Uint8Array<ArrayBuffer>>)];
}

/** Reads what `packImage` made. The files are views of the bytes: nothing is copied. */
export function unpackImage(bytes: Uint8Array): Image {
  const headerBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  let at = lengthBytes + headerBytes;
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, at))) as Header;
  const files = new Map<string, Uint8Array>();
  for (const [path, length] of header.files) {
    files.set(path, bytes.subarray(at, at + length));
    at += length;
  }
  return { directories: header.directories, files };
}
