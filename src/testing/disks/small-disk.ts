import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, of which a test takes all the room. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room but so many bytes; returns how to give it back. */
  fill(leaving?: number): () => void;
  /** Takes the disk away with all that lies on it. */
  remove(): void;
}

/** Mounts a disk of so many megabytes in the memory of this machine; undefined where that is not allowed. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return undefined;
  return {
    folder,
    fill: (leaving = 0) => fill(folder, leaving),
    remove() {
      // Lazily: what still runs on it after a failed test must not keep it.
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(folder: string, leaving: number): () => void {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(65_536, 1);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize - leaving;
      // Of the last pages the file system may not tell: they are tried.
      if (leaving > 0 && room < bsize) break;
      writeSync(handle, block, 0, leaving > 0 ? Math.min(block.length, room) : block.length);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
  return () => rmSync(file);
}
