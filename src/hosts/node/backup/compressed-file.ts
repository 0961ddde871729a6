import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartUpError } from '../embedded/start-up-error.ts';

const encryptedMark = 'age-encryption.org/v1';

/**
 * Writes a new file that is compressed and, for whoever holds the key of `recipient`, encrypted; it is on the disk when
 * this resolves.
 */
export async function writeCompressed(
  content: Readable,
  file: string,
  recipient: string | undefined,
): Promise<void> {
  const compressed = createGzip({ level: 3 });
  content.on('error', (error) => compressed.destroy(error));
  content.pipe(compressed);
  const stored = recipient === undefined ? compressed : await encrypted(compressed, recipient);
  await pipeline(stored, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/**
 * Reads what `writeCompressed` has written.
 * @param identity the secret key of an encrypted file
 * @throws StartUpError without the right key
 */
export async function readCompressed(file: string, identity: string | undefined): Promise<Readable> {
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  const plain: Readable = (await isEncrypted(file)) ? await decrypted(source, file, identity) : source;
  const unpacked = createGunzip();
  plain.on('error', (error) => unpacked.destroy(error));
  plain.pipe(unpacked);
  return unpacked;
}

async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(encryptedMark.length), 0, encryptedMark.length, 0);
    return buffer.toString('latin1') === encryptedMark;
  } finally {
    await handle.close();
  }
}

async function decrypted(source: Readable, file: string, identity: string | undefined): Promise<Readable> {
  if (identity === undefined) {
    throw new StartUpError(`${file} is encrypted: name the file of its key with --key.`);
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
  } catch (error) {
    throw new StartUpError(`${file} was encrypted for another key than this one.`, { cause: error });
  }
}
