import type { ChangeSet, FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { completion, openIndexedDatabase, resultOf } from '#client/indexed-database.ts';

const blockBytes = 32 * 1024;
const stores = ['directories', 'files', 'blocks', 'marks'];

interface Stores {
  directories: IDBObjectStore;
  /** Size by path. */
  files: IDBObjectStore;
  /** Bytes by path and block number; what is missing reads as zeros. */
  blocks: IDBObjectStore;
  marks: IDBObjectStore;
}

/**
 * Keeps the files of the database in IndexedDB, in blocks, so that a small change writes little. Each flush is
 * one IndexedDB transaction: whatever happens to the tab, the stored files are those of one instant.
 */
export class BlockStorage implements StorageBackend {
  readonly #name: string;
  #database: IDBDatabase | undefined;
  #pendingMark: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  async init(): Promise<void> {
    this.#database ??= await openIndexedDatabase(this.#name, stores);
  }

  async *load(): AsyncGenerator<StorageEntry> {
    const { stores: open } = this.#begin('readonly');
    const [directories, paths, sizes, keys, blocks] = await Promise.all([
      resultOf(open.directories.getAllKeys()) as Promise<string[]>,
      resultOf(open.files.getAllKeys()) as Promise<string[]>,
      resultOf(open.files.getAll()) as Promise<number[]>,
      resultOf(open.blocks.getAllKeys()) as Promise<[string, number][]>,
      resultOf(open.blocks.getAll()) as Promise<Uint8Array[]>,
    ]);
    // A parent's path is shorter than, and the start of, its children's, so it sorts before them.
    for (const path of directories) yield { kind: 'dir', path };
    const files = new Map(paths.map((path, index) => [path, new Uint8Array(sizes[index]!)]));
    for (const [index, [path, number]] of keys.entries()) {
      const file = files.get(path);
      const at = number * blockBytes;
      if (file && at < file.length) file.set(blocks[index]!.subarray(0, file.length - at), at);
    }
    for (const [path, data] of files) yield { kind: 'file', path, data };
  }

  async apply(changes: ChangeSet, { relaxedDurability }: { relaxedDurability: boolean }): Promise<void> {
    const { transaction, stores: open } = this.#begin('readwrite', relaxedDurability ? 'relaxed' : 'strict');
    const stored = completion(transaction);
    for (const { op, path } of changes.ops) {
      if (op === 'mkdir') open.directories.put(true, path);
      else remove(open, path);
    }
    const { wal, data, control } = changes.files;
    const written = Promise.all([...wal, ...data, ...control].map((file) => writeFile(open, file)));
    // A refused write aborts the transaction, and that is what counts.
    written.catch(() => {});
    const mark = this.#pendingMark;
    if (mark !== undefined) open.marks.put(true, mark);
    await stored;
    if (this.#pendingMark === mark) this.#pendingMark = undefined;
  }

  async close(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
  }

  /** True when a note of this name was left with the stored files. */
  async hasMark(name: string): Promise<boolean> {
    return (await resultOf(this.#begin('readonly').stores.marks.getKey(name))) !== undefined;
  }

  /** Leaves such a note together with the next changes. */
  markWithNextChanges(name: string): void {
    this.#pendingMark = name;
  }

  /** Forgets every file and mark, at once or not at all. */
  async clear(): Promise<void> {
    const { transaction, stores: open } = this.#begin('readwrite');
    for (const store of Object.values(open)) store.clear();
    await completion(transaction);
  }

  #begin(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') {
    const transaction = this.#database!.transaction(stores, mode, { durability });
    const [directories, files, blocks, marks] = stores.map((name) => transaction.objectStore(name));
    return { transaction, stores: { directories, files, blocks, marks } as Stores };
  }
}

function remove({ directories, files, blocks }: Stores, path: string): void {
  // '0' is the character after '/': the range holds everything below the path.
  const below = IDBKeyRange.bound(`${path}/`, `${path}0`, false, true);
  for (const store of [directories, files]) {
    store.delete(path);
    store.delete(below);
  }
  blocks.delete(blocksOf(path));
  blocks.delete(IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true));
}

async function writeFile({ files, blocks }: Stores, file: FileWrite): Promise<void> {
  const { path, size } = file;
  files.put(size, path);
  if (file.full) blocks.delete(blocksOf(path));
  else if (file.truncate) await cutBlocks(blocks, path, size);
  const touched = new Set(file.chunks.flatMap(blockNumbers));
  await Promise.all(
    [...touched].map(async (number) => {
      const from = number * blockBytes;
      const block = new Uint8Array(Math.min(blockBytes, size - from));
      const isCovered = file.chunks.some(
        ({ at, data }) => at <= from && at + data.length >= from + block.length,
      );
      if (!isCovered && !file.full) fill(block, await readBlock(blocks, path, number), 0);
      for (const { at, data } of file.chunks) fill(block, data, at - from);
      blocks.put(block, [path, number]);
    }),
  );
}

// A file that shrinks and grows again must read zeros in between.
async function cutBlocks(blocks: IDBObjectStore, path: string, size: number): Promise<void> {
  const last = Math.floor(size / blockBytes);
  const block = await readBlock(blocks, path, last);
  blocks.delete(IDBKeyRange.bound([path, last], [path, Infinity]));
  if (block) blocks.put(block.slice(0, size - last * blockBytes), [path, last]);
}

function readBlock(blocks: IDBObjectStore, path: string, number: number): Promise<Uint8Array | undefined> {
  return resultOf<Uint8Array | undefined>(blocks.get([path, number]));
}

function blocksOf(path: string): IDBKeyRange {
  return IDBKeyRange.bound([path, 0], [path, Infinity]);
}

function blockNumbers({ at, data }: FileWrite['chunks'][number]): number[] {
  const first = Math.floor(at / blockBytes);
  const last = Math.floor((at + data.length - 1) / blockBytes);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Copies `source`, which begins at `at` of the block, as far as it lies inside. */
function fill(block: Uint8Array, source: Uint8Array | undefined, at: number): void {
  if (!source) return;
  const from = Math.max(0, -at);
  const to = Math.min(source.length, block.length - at);
  if (from < to) block.set(source.subarray(from, to), at + from);
}
