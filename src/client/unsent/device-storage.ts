import { keepableCalls } from '#kernel/access/keepable-calls.ts';
import { completion, openIndexedDatabase, resultOf } from '#client/indexed-database.ts';
import { keepingFor } from './entry-owner.ts';
import { decrypt, encrypt, type Encrypted, newEncryptionKey } from './encryption.ts';
import type { PlacedEntry, UnsentEntry } from './unsent-entry.ts';

const databaseName = 'openward-unsent';
/** Rows of another version are left alone: a newer program wrote them, and will read them. */
const rowVersion = 1;

type StoreName = 'entries' | 'keys' | 'sessions';
interface StoredRow {
  version: number;
  sealed: Encrypted;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= openIndexedDatabase(databaseName, ['entries', 'keys', 'sessions']).then((db) => {
    db.addEventListener('close', () => (opened = undefined));
    return db;
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(name, mode, { durability: 'strict' });
  const stored = completion(transaction);
  stored.catch(() => {});
  const result = await work(transaction.objectStore(name));
  await stored;
  return result;
}

/** What was begun before somebody signed out must not be written after their entries were wiped. @throws then */
function refuseAfterSigningOut(owner: string): void {
  if (keepingFor() !== owner) throw new Error('Nobody keeps anything for this person any more.');
}

/** Entries lie under `[owner, place]`: an owner's are one range, in the order in which they were typed. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

async function keyOf(owner: string): Promise<CryptoKey | null> {
  const found = await inStore('keys', 'readonly', (store) =>
    resultOf<CryptoKey | undefined>(store.get(owner)),
  );
  return found ?? null;
}

/** The key of an owner, made where there is none yet; of two tabs that make one, the first key stays. */
async function keyFor(owner: string): Promise<CryptoKey | null> {
  const made = (await keyOf(owner)) ?? (await newEncryptionKey());
  if (made === null) return null;
  return inStore('keys', 'readwrite', async (store) => {
    const found = await resultOf<CryptoKey | undefined>(store.get(owner));
    refuseAfterSigningOut(owner);
    if (!found) store.put(made, owner);
    return found ?? made;
  });
}

/** Adds an entry after all others of its owner; returns its place. @throws where the browser keeps nothing */
export async function addEntry(owner: string, entry: UnsentEntry): Promise<number> {
  const sealed = await encrypt(entry, await keyFor(owner));
  return inStore('entries', 'readwrite', async (store) => {
    const last = await resultOf(store.openKeyCursor(rangeOf(owner), 'prev'));
    refuseAfterSigningOut(owner);
    const place = last ? (last.key as [string, number])[1] + 1 : 1;
    store.put({ version: rowVersion, sealed } satisfies StoredRow, [owner, place]);
    return place;
  });
}

/** Writes an entry at its place again, unless it was removed meanwhile. */
export async function changeEntry(owner: string, { place, ...entry }: PlacedEntry): Promise<void> {
  const sealed = await encrypt(entry, await keyFor(owner));
  await inStore('entries', 'readwrite', async (store) => {
    if ((await resultOf(store.count([owner, place]))) === 0) return;
    refuseAfterSigningOut(owner);
    store.put({ version: rowVersion, sealed } satisfies StoredRow, [owner, place]);
  });
}

export async function removeEntry(owner: string, place: number): Promise<void> {
  await inStore('entries', 'readwrite', async (store) => void store.delete([owner, place]));
}

/** What lies on the device of one owner. */
interface Lying {
  /** In the order in which they were typed. */
  entries: PlacedEntry[];
  /** Places of what nobody can read any more: damaged, changed by another hand, or encrypted under a key that is gone. */
  unreadable: number[];
}

/** The owner's entries in the order in which they were typed. */
export async function readEntries(owner: string): Promise<PlacedEntry[]> {
  return (await readLying(owner)).entries;
}

/** Everything of an owner; what cannot be read keeps nothing else from being sent. */
export async function readLying(owner: string): Promise<Lying> {
  const [rows, keys] = await inStore('entries', 'readonly', (store) =>
    Promise.all([
      resultOf<StoredRow[]>(store.getAll(rangeOf(owner))),
      resultOf(store.getAllKeys(rangeOf(owner))),
    ]),
  );
  const lying: Lying = { entries: [], unreadable: [] };
  if (rows.length === 0) return lying;
  const key = await keyOf(owner);
  for (const [index, { version, sealed }] of rows.entries()) {
    if (version !== rowVersion) continue;
    const [, place] = keys[index] as [string, number];
    const entry = await decrypt(sealed, key).catch(() => undefined);
    if (isEntry(entry)) lying.entries.push({ ...entry, place });
    else lying.unreadable.push(place);
  }
  return lying;
}

/** Somebody else at this device may have written there what no form kept: it is sent in nobody's name. */
function isEntry(value: unknown): value is UnsentEntry {
  const entry = value as Partial<UnsentEntry> | null | undefined;
  return keepableCalls.some((call) => call === entry?.call) && typeof entry?.patientId === 'string';
}

/** How many entries of anybody else lie on this device. */
export async function countOthers(owner: string): Promise<number> {
  return inStore('entries', 'readonly', async (store) => {
    const [all, own] = await Promise.all([resultOf(store.count()), resultOf(store.count(rangeOf(owner)))]);
    return all - own;
  });
}

/** Removes everything of an owner: the entries and their key. */
export async function forgetOwner(owner: string): Promise<void> {
  await inStore('entries', 'readwrite', async (store) => void store.delete(rangeOf(owner)));
  await inStore('keys', 'readwrite', async (store) => void store.delete(owner));
}

const lastSession = 'last';

/** Keeps one value of an owner under their key, in place of whatever anybody left there. */
export async function writeEncrypted(owner: string, value: unknown): Promise<void> {
  const sealed = await encrypt(value, await keyFor(owner));
  await inStore('sessions', 'readwrite', async (store) => {
    refuseAfterSigningOut(owner);
    store.put({ version: rowVersion, sealed, owner }, lastSession);
  });
}

/** What `writeEncrypted` keeps; undefined where there is nothing that this program reads. */
export async function readEncrypted(): Promise<unknown> {
  const row = await inStore('sessions', 'readonly', (store) =>
    resultOf<(StoredRow & { owner: string }) | undefined>(store.get(lastSession)),
  );
  return row?.version === rowVersion ? decrypt(row.sealed, await keyOf(row.owner)) : undefined;
}

export async function forgetEncrypted(): Promise<void> {
  await inStore('sessions', 'readwrite', async (store) => void store.delete(lastSession));
}
