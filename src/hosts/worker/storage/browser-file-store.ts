import { completion, openIndexedDatabase, resultOf } from '#client/indexed-database.ts';
import { type FileStore, newStoredName, requireStoredName, upTo } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';

const databaseName = 'openward-files';
const storeName = 'files';

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openIndexedDatabase(databaseName, [storeName]);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = completion(transaction);
    const result = await resultOf(work(transaction.objectStore(storeName)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

async function readWhole(storedAs: string): Promise<Uint8Array> {
  const file = await inStore<unknown>('readonly', (store) => store.get(requireStoredName(storedAs)));
  if (!(file instanceof Uint8Array)) throw new AppError('NOT_FOUND');
  return file;
}

/** The demo's files, in the browser's own storage. */
export const browserFileStore: FileStore = {
  async receive(content, maximumBytes) {
    const parts: Uint8Array[] = [];
    for await (const part of upTo(content, maximumBytes)) parts.push(part);
    const file = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
    const storedAs = newStoredName();
    await inStore('readwrite', (store) => store.put(file, storedAs));
    return { storedAs, bytes: file.length };
  },
  read: readWhole,
  async readPart(storedAs, from, bytes) {
    return (await readWhole(storedAs)).subarray(from, from + bytes);
  },
  async remove(storedAs) {
    await inStore('readwrite', (store) => store.delete(requireStoredName(storedAs)));
  },
};

/** Keeps files under the names that they have already. */
export async function keepBrowserFiles(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  // Copies: what is kept of a view is all of the memory behind it.
  await Promise.all(
    [...files].map(([name, file]) => inStore('readwrite', (store) => store.put(file.slice(), name))),
  );
}

/** Throws all of the demo's files away. */
export async function clearBrowserFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}
