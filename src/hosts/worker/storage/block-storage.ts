import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { completion, openIndexedDatabase, resultOf } from '#client/indexed-database.ts';
import { type Image, packImage, unpackImage } from './image.ts';
import { changedFiles, type ChangedFile, laidOver } from './laid-over.ts';

const stores = ['directories', 'files', 'blocks', 'marks', 'image', 'removed'];
/** With the image: databases of before have blocks alone. */
const version = 2;
const imageKey = 'image';
/** So many blocks open as fast as the image; more become part of a new one. */
const mostBlocks = 256;

interface Stores {
  /** Directories that were made since the image. */
  directories: IDBObjectStore;
  /** Size by path of the files that have changed since the image. */
  files: IDBObjectStore;
  /** Bytes by path and block number, of the blocks that have changed since the image. */
  blocks: IDBObjectStore;
  marks: IDBObjectStore;
  image: IDBObjectStore;
  /** Paths whose content in the image no longer counts, with everything below them. */
  removed: IDBObjectStore;
}

/** The files of the running database, as they are at this moment. */
export interface RunningFiles {
  file: (path: string) => Uint8Array;
  image: () => Image;
}

/**
 * Keeps the files of the database in IndexedDB: all of them as one image, which opens fast, and beside it the blocks
 * that have changed since, so that a small change writes little. Each flush is one IndexedDB transaction: whatever
 * happens to the tab, the stored files are those of one instant.
 */
export class BlockStorage implements StorageBackend {
  readonly #name: string;
  #database: IDBDatabase | undefined;
  #running: RunningFiles | undefined;
  #pendingMark: string | undefined;
  /** What the database starts from where nothing is stored. */
  #first: Image | undefined;
  /** The blocks beside the image; many where there is no image yet. */
  readonly #blocks = new Set<string>();
  #needsImage = false;
  #hasRoomForImage = true;

  constructor(name: string) {
    this.#name = name;
  }

  async init(): Promise<void> {
    this.#database ??= await openIndexedDatabase(this.#name, stores, version);
  }

  /** Where flushes read the files from. */
  storesFrom(running: RunningFiles): void {
    this.#running = running;
  }

  /** The database starts from these files, with nothing stored: its first flush stores all of them. */
  beginWith(image: Image): void {
    this.#first = image;
    this.#needsImage = true;
  }

  async *load(): AsyncGenerator<StorageEntry> {
    const { directories, files } = this.#first ?? (await this.#read());
    this.#first = undefined;
    for (const path of directories) yield { kind: 'dir', path };
    for (const [path, data] of files) yield { kind: 'file', path, data };
  }

  /** Reads the running files before it waits for anything: they are those of the instant of the changes. */
  async apply(changes: ChangeSet, { relaxedDurability }: { relaxedDurability: boolean }): Promise<void> {
    const durability = relaxedDurability ? 'relaxed' : 'strict';
    if (this.#hasRoomForImage && (this.#needsImage || this.#blocks.size > mostBlocks)) {
      const image = new Blob(packImage(this.#running!.image()));
      const files = changedFiles(changes, this.#running!.file);
      try {
        return await this.#storeImage(image, durability);
      } catch (error) {
        // There is no room for a second image while the first is there; there may be for what changed.
        if (this.#needsImage) throw error;
        this.#hasRoomForImage = false;
        return this.#storeChanges(changes, files, durability);
      }
    }
    return this.#storeChanges(changes, changedFiles(changes, this.#running!.file), durability);
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

  async #read(): Promise<Image> {
    const { stores: open } = this.#begin('readonly');
    const [image, removed, directories, paths, sizes, keys, blocks] = await Promise.all([
      resultOf(open.image.get(imageKey)) as Promise<Blob | undefined>,
      resultOf(open.removed.getAllKeys()) as Promise<string[]>,
      resultOf(open.directories.getAllKeys()) as Promise<string[]>,
      resultOf(open.files.getAllKeys()) as Promise<string[]>,
      resultOf(open.files.getAll()) as Promise<number[]>,
      resultOf(open.blocks.getAllKeys()) as Promise<[string, number][]>,
      resultOf(open.blocks.getAll()) as Promise<Uint8Array[]>,
    ]);
    for (const key of keys) this.#blocks.add(key.join('\n'));
    return laidOver(image && unpackImage(new Uint8Array(await image.arrayBuffer())), {
      removed,
      directories,
      sizes: new Map(paths.map((path, index) => [path, sizes[index]!])),
      blocks: keys.map(([path, number], index) => ({ path, number, data: blocks[index]! })),
    });
  }

  async #storeImage(image: Blob, durability: IDBTransactionDurability): Promise<void> {
    const mark = this.#pendingMark;
    const { transaction, stores: open } = this.#begin('readwrite', durability);
    for (const name of ['directories', 'files', 'blocks', 'removed'] as const) open[name].clear();
    open.image.put(image, imageKey);
    this.#putMark(open, mark);
    await completion(transaction);
    this.#forgetMark(mark);
    this.#blocks.clear();
    this.#needsImage = false;
  }

  async #storeChanges(
    { ops }: ChangeSet,
    files: readonly ChangedFile[],
    durability: IDBTransactionDurability,
  ): Promise<void> {
    const mark = this.#pendingMark;
    const { transaction, stores: open } = this.#begin('readwrite', durability);
    for (const { op, path } of ops) {
      if (op === 'mkdir') open.directories.put(true, path);
      else remove(open, path);
    }
    for (const { path, size, isWhole, blocks } of files) {
      if (isWhole) remove(open, path);
      open.files.put(size, path);
      for (const [number, data] of blocks) open.blocks.put(data, [path, number]);
    }
    this.#putMark(open, mark);
    await completion(transaction);
    this.#forgetMark(mark);
    for (const { path, blocks } of files)
      for (const [number] of blocks) this.#blocks.add(`${path}\n${number}`);
  }

  #putMark({ marks }: Stores, mark: string | undefined): void {
    if (mark !== undefined) marks.put(true, mark);
  }

  #forgetMark(mark: string | undefined): void {
    if (this.#pendingMark === mark) this.#pendingMark = undefined;
  }

  #begin(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') {
    const transaction = this.#database!.transaction(stores, mode, { durability });
    const open = Object.fromEntries(stores.map((name) => [name, transaction.objectStore(name)]));
    return { transaction, stores: open as unknown as Stores };
  }
}

function remove({ directories, files, blocks, removed }: Stores, path: string): void {
  // '0' is the character after '/': the range holds everything below the path.
  const below = IDBKeyRange.bound(`${path}/`, `${path}0`, false, true);
  for (const store of [directories, files]) {
    store.delete(path);
    store.delete(below);
  }
  blocks.delete(IDBKeyRange.bound([path, 0], [path, Infinity]));
  blocks.delete(IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true));
  removed.put(true, path);
}
