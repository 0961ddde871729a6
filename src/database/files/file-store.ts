import { AppError } from '#kernel/app-error.ts';
import { newSecret } from '#kernel/secret.ts';

/** A file that a store has taken in. */
export interface ReceivedFile {
  /** Its name in the store: random, and never one that a caller chose. */
  storedAs: string;
  bytes: number;
}

/**
 * Where a host keeps files that are no rows: outside of what it serves, under random names. What a file is called and
 * who may have it stands in the database alone.
 */
export interface FileStore {
  /**
   * Takes a file in while it arrives, and keeps nothing of one that is cut off.
   * @throws AppError PAYLOAD_TOO_LARGE as soon as more than `maximumBytes` have come; the rest is not read.
   */
  receive(content: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<ReceivedFile>;
  /** The whole file. @throws AppError NOT_FOUND when the store has none of this name. */
  read(storedAs: string): Promise<Uint8Array>;
  /** So many bytes of a file from a place on, or what is left of it. @throws AppError NOT_FOUND as above. */
  readPart(storedAs: string, from: number, bytes: number): Promise<Uint8Array>;
  /** Forgets a file; one that is gone already is no fault. */
  remove(storedAs: string): Promise<void>;
}

/** The parts of a file as they come. @throws AppError PAYLOAD_TOO_LARGE at the first part beyond `maximumBytes`. */
export async function* upTo(
  content: AsyncIterable<Uint8Array>,
  maximumBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > maximumBytes) throw new AppError('PAYLOAD_TOO_LARGE', { maximumBytes });
    yield part;
  }
}

const storedNameLength = 32;

/** What a store calls a new file: 128 random bits as hexadecimal digits. */
export function newStoredName(): string {
  return newSecret().slice(0, storedNameLength);
}

/** @throws AppError NOT_FOUND for what no store has ever called a file: a name must not lead anywhere else. */
export function requireStoredName(storedAs: string): string {
  if (!/^[0-9a-f]{32}$/.test(storedAs)) throw new AppError('NOT_FOUND');
  return storedAs;
}
