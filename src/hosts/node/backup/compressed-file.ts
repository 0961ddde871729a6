import { Decrypter, Encrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { StartUpError } from '../embedded/start-up-error.ts';
import type { BackUpPlace } from './place/back-up-place.ts';
import { webStream } from './web-stream.ts';

const encryptedMark = 'age-encryption.org/v1';

/** Content as it is stored: compressed and, for whoever holds the key of `recipient`, encrypted. */
export async function compressed(content: Readable, recipient: string | undefined): Promise<Readable> {
  const packed = createGzip({ level: 3 });
  content.on('error', (error) => packed.destroy(error));
  content.pipe(packed);
  return recipient === undefined ? packed : encrypted(packed, recipient);
}

/**
 * Reads what `compressed` has made of a file.
 * @param identity the secret key of an encrypted file
 * @throws StartUpError without the right key
 */
export async function readCompressed(
  place: BackUpPlace,
  file: string,
  identity: string | undefined,
): Promise<Readable> {
  const { isEncrypted, source } = await lookInto(await place.read(file));
  const plain = isEncrypted ? await decrypted(source, place.tell(file), identity) : source;
  const unpacked = createGunzip();
  plain.on('error', (error) => unpacked.destroy(error));
  plain.pipe(unpacked);
  return unpacked;
}

async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(webStream(content));
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

async function lookInto(stored: Readable): Promise<{ isEncrypted: boolean; source: Readable }> {
  const pieces = (stored as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let begin = Buffer.alloc(0);
  while (begin.length < encryptedMark.length) {
    const { value, done } = await pieces.next();
    if (done) break;
    begin = Buffer.concat([begin, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield begin;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      stored.destroy();
    }
  }
  return {
    isEncrypted: begin.toString('latin1', 0, encryptedMark.length) === encryptedMark,
    source: Readable.from(all(), { objectMode: false }),
  };
}

async function decrypted(source: Readable, file: string, identity: string | undefined): Promise<Readable> {
  if (identity === undefined) {
    source.destroy();
    throw new StartUpError(`${file} is encrypted: name the file of its key with --key.`);
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const stream = await decrypter.decrypt(webStream(source));
    return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
  } catch (error) {
    throw new StartUpError(`${file} was encrypted for another key than this one.`, { cause: error });
  }
}
