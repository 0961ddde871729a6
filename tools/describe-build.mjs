import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const web = join(import.meta.dirname, '../dist/web');
const compressible = /\.(?:js|css|svg|json|wasm|data|webmanifest)$/;
const smallestBytes = 1000;
/** The best compression takes seconds for a file of megabytes. */
const largestBestBytes = 1_000_000;
/** 7 % larger than the best, in a tenth of the time. */
const quickQuality = 5;

/** Paper, drawn codes and the demo weigh more than all screens together. */
const notOfScreens = /hosts\/web\/demo\/|print-engine|font-files|bwip|render-pdf/;

/** Databases of the demo that its copy for use without a network does without: that of the first hour is enough. */
const onlineAlone = /assets\/(?:empty|samples-[1-9]\d*)-[^/]*\.snapshot$/;

/** Files of ours that are no part of the program. */
const written = new Set(['build-id.txt', 'files.json', 'offline.js']);

function isOriginal(file) {
  return !/\.(?:br|gz)$/.test(file);
}

/**
 * Writes what a server and the offline worker must know of the finished files: the build's id, their list, and
 * compressed copies beside them, larger ones and sooner with `isQuick`. Runs after everything else that puts files into
 * dist/web.
 */
export async function describeBuild({ isQuick = false } = {}) {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(web.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.startsWith('.') && !written.has(file));
  const isFound = new Set(found);
  // A file of the program may end in .gz itself; our compressed copies stand beside their original.
  const files = found
    .filter((file) => !isFound.has(file.replace(/\.(?:br|gz)$/, '')) || isOriginal(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(web, file)));
  const buildId = hash.digest('hex').slice(0, 16);
  await writeFile(join(web, 'build-id.txt'), buildId);
  const screens = [...(await readScreens())].toSorted();
  const kept = files.filter((file) => !onlineAlone.test(file));
  await writeFile(join(web, 'files.json'), JSON.stringify({ buildId, files: kept, screens }));
  const compressed = files.filter((file) => file !== 'index.html' && compressible.test(file));
  // As many at a time as Node has threads for it by default.
  const worker = async () => {
    for (let file = compressed.shift(); file; file = compressed.shift())
      await compress(join(web, file), isQuick);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return { buildId, files };
}

/** What a page of a server needs to show any screen: no print, no database of the demo. */
async function readScreens() {
  const manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8'));
  const waiting = ['index.html'];
  const seen = new Set(waiting);
  const found = new Set(['icon.svg', 'manifest.webmanifest']);
  for (const key of waiting) {
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key];
    for (const one of [file, ...css]) found.add(one);
    for (const next of [...imports, ...dynamicImports]) {
      if (seen.has(next) || notOfScreens.test(next) || notOfScreens.test(manifest[next].file)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}

async function compress(file, isQuick) {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const bestQuality = bytes.length > largestBestBytes ? 9 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickQuality : bestQuality };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: isQuick ? 6 : 9 }));
}
