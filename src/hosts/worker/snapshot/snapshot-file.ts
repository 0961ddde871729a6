import { type Image, packImage, unpackImage } from '../storage/image.ts';

/** A database that the build made, with what belongs to it. */
export interface Snapshot {
  image: Image;
  /** What is now in its samples; undefined in a database without samples. */
  now: Date | undefined;
  /** Files of its samples by the name under which they are stored. */
  sampleFiles: ReadonlyMap<string, Uint8Array>;
}

const nowPath = '/openward-now';
const sampleFilesFolder = '/openward-files/';

/** The snapshot as a file, compressed: plain hosts send it as it is. */
export async function packSnapshot({ image, now, sampleFiles }: Snapshot): Promise<Uint8Array> {
  const files = new Map(image.files);
  if (now) files.set(nowPath, new TextEncoder().encode(now.toISOString()));
  for (const [storedAs, bytes] of sampleFiles) files.set(sampleFilesFolder + storedAs, bytes);
  const packed = new Blob(packImage({ directories: image.directories, files }));
  return new Uint8Array(
    await new Response(packed.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
}

/** Reads what `packSnapshot` made, while it arrives. */
export async function unpackSnapshot(compressed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Snapshot> {
  const bytes = await new Response(compressed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const { directories, files: all } = unpackImage(new Uint8Array(bytes));
  const files = new Map(all);
  const now = files.get(nowPath);
  files.delete(nowPath);
  const sampleFiles = new Map<string, Uint8Array>();
  for (const [path, content] of all) {
    if (!path.startsWith(sampleFilesFolder)) continue;
    files.delete(path);
    sampleFiles.set(path.slice(sampleFilesFolder.length), content);
  }
  return {
    image: { directories, files },
    now: now && new Date(new TextDecoder().decode(now)),
    sampleFiles,
  };
}
