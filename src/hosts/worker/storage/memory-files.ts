import type { PGlite } from '@electric-sql/pglite';
import type { Image } from './image.ts';

/** Where PGlite has the files of the database in its memory. */
const dataDirectory = '/pglite/data';

type FileSystem = PGlite['Module']['FS'];

interface MemoryNode {
  /** Bytes of one element each, signed or not, as whoever wrote the file had them; names of a folder. */
  contents: ArrayBufferView | Record<string, unknown> | null;
  usedBytes: number;
}

/** What a file of the running database holds now; a view, which the next statement may change. */
export function memoryFile(files: FileSystem, path: string): Uint8Array {
  const node = files.lookupPath(dataDirectory + path, {}).node as unknown as MemoryNode;
  const { contents, usedBytes } = node;
  if (!ArrayBuffer.isView(contents)) return new Uint8Array();
  return new Uint8Array(contents.buffer, contents.byteOffset, usedBytes);
}

/** All files of the running database as they are now; views, which the next statement may change. */
export function memoryImage(files: FileSystem): Image {
  const directories: string[] = [];
  const found = new Map<string, Uint8Array>();
  const walk = (path: string) => {
    for (const name of files.readdir(dataDirectory + path)) {
      if (name === '.' || name === '..') continue;
      const child = `${path}/${name}`;
      const { node } = files.lookupPath(dataDirectory + child, {});
      if (!files.isDir(node.mode)) {
        found.set(child, memoryFile(files, child));
        continue;
      }
      directories.push(child);
      walk(child);
    }
  };
  walk('');
  return { directories, files: found };
}
