import { createTarPacker } from 'modern-tar';
import { createHash, type Hash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { StartUpError } from '../embedded/start-up-error.ts';
import { type ArchiveFile, type Manifest, manifestName, textFile } from './archive-file.ts';
import { compressed } from './compressed-file.ts';
import type { BackUpPlace } from './place/back-up-place.ts';

type Controller = ReturnType<typeof createTarPacker>['controller'];

/**
 * Writes files into one compressed archive, encrypted for whoever holds the key of `recipient`. It gets its name once
 * it is whole and durable, and is read again and compared; nothing is left of one that failed. Returns its size in bytes.
 * @param about what the list at the archive's end says beside the files, asked when they are written
 */
export async function writeArchive(
  files: AsyncIterable<ArchiveFile>,
  about: () => Omit<Manifest, 'files' | 'format'>,
  { place, file }: { place: BackUpPlace; file: string },
  recipient: string | undefined,
): Promise<number> {
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  const packing = packAll(files, about, controller).catch((error: unknown) => {
    controller.error(error);
    packed.destroy(error as Error);
    throw error;
  });
  const sent = createHash('sha256');
  const writing = (async () =>
    place.write(file, hashedBy(sent, await compressed(packed, recipient))))().catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  const [listed, written] = await Promise.allSettled([packing, writing]);
  // The one that failed first made the other one fail: a full disk is told by the writing.
  if (written.status === 'rejected' && tellsMore(written.reason)) throw written.reason;
  if (listed.status === 'rejected') throw listed.reason;
  if (written.status === 'rejected') throw written.reason;
  await compareStored(place, file, sent.digest('hex'));
  return place.size(file);
}

function hashedBy(hash: Hash, content: Readable): Readable {
  const hashing = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  return content.on('error', (error) => hashing.destroy(error)).pipe(hashing);
}

/** A disk or a store that keeps something else than it was given is found out before anybody counts on the file. */
async function compareStored(place: BackUpPlace, file: string, sent: string): Promise<void> {
  const stored = createHash('sha256');
  for await (const part of await place.read(file)) stored.update(part as Buffer);
  if (stored.digest('hex') === sent) return;
  await place.remove(file);
  throw new StartUpError(`${place.tell(file)} was not stored as it was written: look at its disk or store.`);
}

async function packAll(
  files: AsyncIterable<ArchiveFile>,
  about: () => Omit<Manifest, 'files' | 'format'>,
  controller: Controller,
): Promise<void> {
  const listed: Manifest['files'] = [];
  for await (const file of files) {
    const sha256 = await packOne(file, controller);
    if (!file.isFolder) listed.push({ path: file.path, bytes: file.bytes, sha256 });
  }
  const manifest: Manifest = { format: 1, ...about(), files: listed };
  await packOne(textFile(manifestName, `${JSON.stringify(manifest)}\n`), controller);
  controller.finalize();
}

/** Returns the SHA-256 of the content. */
async function packOne(file: ArchiveFile, controller: Controller): Promise<string> {
  const hashing = createHash('sha256');
  const writer = controller
    .add(
      file.isFolder
        ? { name: `${file.path}/`, type: 'directory', size: 0, mode: 0o700 }
        : { name: file.path, type: 'file', size: file.bytes, mode: 0o600 },
    )
    .getWriter();
  for await (const part of file.content()) {
    hashing.update(part);
    await writer.write(plainBytes(part));
  }
  await writer.close();
  return hashing.digest('hex');
}

/** The packer takes no subclass such as Buffer. */
function plainBytes(part: Uint8Array): Uint8Array {
  return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
}

function tellsMore(error: unknown): boolean {
  return error instanceof StartUpError || (error instanceof Error && 'syscall' in error);
}
