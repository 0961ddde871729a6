/** Promises over IndexedDB, as far as our storages need them. */

/** Resolves with what a request gives. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser storage failed.')),
    );
  });
}

/** Resolves when the transaction is stored; rejects with QuotaExceededError when there is no room. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The browser storage gave up.')),
    );
  });
}

/** Opens a database and makes those of its stores that it lacks; a higher version is due when stores were added. */
export function openIndexedDatabase(
  name: string,
  stores: readonly string[],
  version = 1,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  });
  return resultOf(request);
}
