import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireStoredName } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasCode } from '../embedded/system-error.ts';
import { namesIn } from '../file-system/names-in.ts';
import { syncFolder } from '../file-system/sync-folder.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * Keeps files in a folder that only the server's own user may open. A file is written under another name until all of
 * it has come, so that whatever has its final name is whole.
 */
export function folderBlobs(folder: string): BlobStore {
  const pathOf = (name: string) => join(folder, requireStoredName(name));
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const arriving = `${pathOf(name)}.${randomUUID().slice(0, 8)}.part`;
      try {
        await pipeline(
          Readable.from(content),
          createWriteStream(arriving, { flags: 'wx', mode: 0o600, flush: true }),
        );
        await rename(arriving, pathOf(name));
        syncFolder(folder);
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    async readPart(name, from, bytes) {
      const file = await open(pathOf(name)).catch((error: unknown) => {
        throw hasCode(error, 'ENOENT') ? new AppError('NOT_FOUND', {}, { cause: error }) : error;
      });
      try {
        return await readFully(file, from, bytes);
      } finally {
        await file.close();
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *names() {
      for (const name of await namesIn(folder)) if (/^[0-9a-f]{32}$/.test(name)) yield name;
    },
    async clearUnfinished(before) {
      for (const name of await namesIn(folder)) {
        if (!name.endsWith('.part')) continue;
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        // Whoever still writes changes it all the time.
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
  };
}

async function readFully(
  file: Awaited<ReturnType<typeof open>>,
  from: number,
  bytes: number,
): Promise<Uint8Array> {
  const buffer = new Uint8Array(bytes);
  let filled = 0;
  while (filled < bytes) {
    const { bytesRead } = await file.read(buffer, filled, bytes - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
