import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend';
import type { Image } from './image.ts';

export const blockBytes = 32 * 1024;

/** What changed since an image was made. */
export interface Changes {
  /** Paths whose content in the image no longer counts, with everything below them. */
  removed: readonly string[];
  directories: readonly string[];
  /** Bytes of each changed file. */
  sizes: ReadonlyMap<string, number>;
  blocks: readonly { path: string; number: number; data: Uint8Array }[];
}

/** An image with the changes since laid over it; without an image the changes are all there is. */
export function laidOver(image: Image | undefined, changes: Changes): Image {
  const removed = new Set(changes.removed);
  const isKept = (path: string) => !withParents(path).some((one) => removed.has(one));
  const kept = (image?.directories ?? []).filter(isKept);
  const files = new Map([...(image?.files ?? [])].filter(([path]) => isKept(path)));
  for (const [path, size] of changes.sizes) {
    const data = new Uint8Array(size);
    data.set(files.get(path)?.subarray(0, size) ?? []);
    files.set(path, data);
  }
  for (const { path, number, data } of changes.blocks) {
    const file = files.get(path);
    const at = number * blockBytes;
    if (file && at < file.length) file.set(data.subarray(0, file.length - at), at);
  }
  // A parent's path is the start of its children's, so it sorts before them.
  return { directories: [...new Set([...kept, ...changes.directories])].toSorted(), files };
}

function withParents(path: string): string[] {
  const parts = path.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** A file with the blocks of it that are to be stored. */
export interface ChangedFile {
  path: string;
  size: number;
  /** What is stored of the file so far does not count. */
  isWhole: boolean;
  blocks: (readonly [number: number, data: Uint8Array])[];
}

/** The changed blocks of the changed files, copied as they are now. The log comes first, as PGlite gives it. */
export function changedFiles(
  { files: { wal, data, control } }: ChangeSet,
  read: (path: string) => Uint8Array,
): ChangedFile[] {
  return [...wal, ...data, ...control].map((file) => {
    const content = read(file.path);
    // A file that shrank and grew again must read zeros in between, so nothing of before may count.
    const isWhole = file.full || file.truncate;
    const numbers = isWhole ? blocksBetween(0, file.size) : new Set(file.chunks.flatMap(blockNumbers));
    const blocks = [...numbers].map((number) => {
      const from = number * blockBytes;
      return [number, content.slice(from, Math.min(from + blockBytes, file.size))] as const;
    });
    return { path: file.path, size: file.size, isWhole, blocks };
  });
}

function blockNumbers({ at, data }: FileWrite['chunks'][number]): number[] {
  return blocksBetween(at, at + data.length);
}

function blocksBetween(from: number, to: number): number[] {
  const first = Math.floor(from / blockBytes);
  return Array.from({ length: Math.ceil(to / blockBytes) - first }, (_, index) => first + index);
}
