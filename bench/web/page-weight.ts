import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const projectDirectory = join(import.meta.dirname, '../..');
const web = join(projectDirectory, 'dist/web');
const chunksShown = 5;

export interface LargestChunk {
  name: string;
  bytes: number;
}

/** Reads what the pages weigh, gzipped; null where nothing is built. */
export function readPageWeight(): { loginBytes: number; largestChunks: LargestChunk[] } | null {
  if (!existsSync(join(web, '.vite/manifest.json'))) return null;
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/page-weight.mjs'], {
    cwd: projectDirectory,
    encoding: 'utf8',
  });
  const kilobytes = /([\d.]+) kB {2}first visit to \/login/.exec(stdout)?.[1];
  if (!kilobytes) throw new Error(`tools/page-weight.mjs said something unexpected:\n${stdout}${stderr}`);
  const largestChunks = globSync('assets/*.js', { cwd: web })
    .map((file) => ({
      name: basename(file).replace(/-[\w-]{8}\.js$/, ''),
      bytes: gzipSync(readFileSync(join(web, file)), { level: 9 }).length,
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, chunksShown);
  return { loginBytes: Number(kilobytes) * 1000, largestChunks };
}
