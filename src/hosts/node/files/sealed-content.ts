import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '#kernel/app-error.ts';
import type { FileKey } from './file-keys.ts';

/*
 * A stored file: its head, then chunks, each encrypted with AES-256-GCM and followed by its tag.
 *
 *   head   8 bytes 'OWFILE1\n', 8 of the key's id, 32 random ones from which the key of this file is made
 *   chunk  64 KiB of content, the last one shorter, 16 bytes of tag
 *
 * The nonce counts the chunks and marks the last one, so that none can be moved, left out or cut off; head and name of
 * the file are authenticated with each chunk, so that no file can take the place of another.
 */
const mark = Buffer.from('OWFILE1\n', 'latin1');
const chunkBytes = 65_536;
const tagBytes = 16;
const sealedBytes = chunkBytes + tagBytes;

export const headBytes = 48;

/** What the first bytes of a stored file say of it; null for one that was stored before files were encrypted. */
export function readHead(head: Uint8Array): { keyId: string } | null {
  if (head.length < headBytes || !mark.equals(head.subarray(0, mark.length))) return null;
  return { keyId: Buffer.from(head.subarray(8, 16)).toString('hex') };
}

/** Encrypts content as it comes, with no more of it in memory than a chunk. */
export async function* seal(
  key: FileKey,
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const head = Buffer.concat([mark, Buffer.from(key.id, 'hex'), randomBytes(32)]);
  const file = fileOf(key, name, head);
  yield head;
  let waiting = Buffer.alloc(0);
  let place = 0;
  for await (const part of content) {
    waiting = Buffer.concat([waiting, part]);
    // The last chunk is known only at the end.
    while (waiting.length > chunkBytes) {
      yield sealChunk(file, place, false, waiting.subarray(0, chunkBytes));
      waiting = waiting.subarray(chunkBytes);
      place += 1;
    }
  }
  yield sealChunk(file, place, true, waiting);
}

/**
 * So many bytes of the content from a place on, or what is left of it.
 * @throws AppError FILE_DAMAGED for anything that was not stored so.
 */
export async function openPart(
  key: FileKey,
  name: string,
  head: Uint8Array,
  {
    from,
    bytes,
    read,
  }: { from: number; bytes: number; read: (from: number, bytes: number) => Promise<Uint8Array> },
): Promise<Uint8Array> {
  const file = fileOf(key, name, head);
  const first = Math.floor(from / chunkBytes);
  const count = Math.floor((from + bytes - 1) / chunkBytes) - first + 1;
  // One byte more tells whether the last chunk of these is the last of all.
  const stored = await read(headBytes + first * sealedBytes, count * sealedBytes + 1);
  if (stored.length === 0 && first > 0) return new Uint8Array();
  const isToTheEnd = stored.length <= count * sealedBytes;
  const chunks: Uint8Array[] = [];
  const end = Math.min(stored.length, count * sealedBytes);
  for (let at = 0; at < end || at === 0; at += sealedBytes) {
    const chunk = stored.subarray(at, Math.min(at + sealedBytes, end));
    const isLast = isToTheEnd && at + sealedBytes >= end;
    chunks.push(openChunk(file, first + at / sealedBytes, isLast, chunk));
  }
  const skipped = from - first * chunkBytes;
  return new Uint8Array(Buffer.concat(chunks).subarray(skipped, skipped + bytes));
}

interface SealedFile {
  key: Buffer;
  bound: Buffer;
}

/** Each file has a key of its own, so that no nonce is used twice under one key. */
function fileOf(key: FileKey, name: string, head: Uint8Array): SealedFile {
  const own = hkdfSync('sha256', key.secret, head.subarray(16, headBytes), 'openward stored file', 32);
  return { key: Buffer.from(own), bound: Buffer.concat([head.subarray(0, headBytes), Buffer.from(name)]) };
}

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 4);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk({ key, bound }: SealedFile, place: number, isLast: boolean, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast)).setAAD(bound);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openChunk({ key, bound }: SealedFile, place: number, isLast: boolean, chunk: Uint8Array): Buffer {
  if (chunk.length < tagBytes) throw new AppError('FILE_DAMAGED');
  const split = chunk.length - tagBytes;
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place, isLast), options).setAAD(bound);
  decipher.setAuthTag(chunk.subarray(split));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, split)), decipher.final()]);
  } catch (error) {
    throw new AppError('FILE_DAMAGED', {}, { cause: error });
  }
}
