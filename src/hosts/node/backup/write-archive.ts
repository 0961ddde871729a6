import { createTarPacker } from 'modern-tar';
import { createHash } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { type ArchiveFile, type Manifest, manifestName, textFile } from './archive-file.ts';
import { syncFolder } from '../file-system/sync-folder.ts';
import { writeCompressed } from './compressed-file.ts';

type Controller = ReturnType<typeof createTarPacker>['controller'];

/**
 * Writes files into one compressed archive, encrypted for whoever holds the key of `recipient`. It gets its name once
 * it is whole and on the disk; what is left of one that failed is removed. Returns its size in bytes.
 * @param about what the list at the archive's end says beside the files, asked when they are written
 */
export async function writeArchive(
  files: AsyncIterable<ArchiveFile>,
  about: () => Omit<Manifest, 'files' | 'format'>,
  target: string,
  recipient: string | undefined,
): Promise<number> {
  const draft = `${target}.part`;
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  try {
    const packing = packAll(files, about, controller).catch((error: unknown) => {
      controller.error(error);
      packed.destroy(error as Error);
      throw error;
    });
    const writing = writeCompressed(packed, draft, recipient).catch((error: unknown) => {
      controller.error(error);
      throw error;
    });
    const [listed, written] = await Promise.allSettled([packing, writing]);
    // The one that failed first made the other one fail: a full disk is told by the writing.
    if (written.status === 'rejected' && isOfTheSystem(written.reason)) throw written.reason;
    if (listed.status === 'rejected') throw listed.reason;
    if (written.status === 'rejected') throw written.reason;
    await rename(draft, target);
    syncFolder(dirname(target));
    return (await stat(target)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
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

function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
