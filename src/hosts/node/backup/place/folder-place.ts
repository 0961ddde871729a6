import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../../embedded/system-error.ts';
import { namesIn } from '../../file-system/names-in.ts';
import { syncFolder } from '../../file-system/sync-folder.ts';
import type { BackUpPlace } from './back-up-place.ts';

/** Keeps back-ups in a folder that only the server's own user may open. */
export function folderPlace(root: string): BackUpPlace {
  const pathOf = (file: string) => join(root, file);
  const names = async (folder: string, beginning = '') =>
    (await namesIn(pathOf(folder))).filter((name) => name.startsWith(beginning) && !name.endsWith('.part'));
  return {
    isRemote: false,
    tell: (file) => (file === undefined ? root : pathOf(file)),
    names,
    async files(folder) {
      const found = (await names(folder)).map(async (name) => {
        const stats = await stat(join(pathOf(folder), name));
        return stats.isFile() ? [{ name, bytes: stats.size, at: stats.mtime }] : [];
      });
      return (await Promise.all(found)).flat();
    },
    async folders(folder) {
      const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async write(file, content, at) {
      const path = pathOf(file);
      const draft = `${path}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
        if (at) await utimes(draft, at, at);
        await rename(draft, path);
        syncFolder(dirname(path));
      } catch (error) {
        content.destroy();
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (file) => createReadStream(pathOf(file), { highWaterMark: 1 << 18 }),
    size: async (file) => (await stat(pathOf(file))).size,
    remove: (file) => rm(pathOf(file), { force: true }),
    async clearUnfinished(folder, beginning = '') {
      for (const name of await namesIn(pathOf(folder))) {
        if (name.endsWith('.part') && name.startsWith(beginning)) {
          await rm(join(pathOf(folder), name), { force: true });
        }
      }
    },
    async removeEmpty(folder) {
      if ((await namesIn(pathOf(folder))).length === 0) await rmdir(pathOf(folder)).catch(() => undefined);
    },
  };
}
