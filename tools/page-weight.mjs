// Tells how much JavaScript the first visit to /login downloads from a server, and fails over the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const web = join(import.meta.dirname, '../dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));

const loginBudgetBytes = 180_000;
const chunkBudgetBytes = 80_000;

/** What the first visit loads, by the names of vite.config.ts; everything they import counts as well. */
const firstVisit = ['index', 'first'].map(keyOf);

/** Documents and the calendar are the agreed exceptions; the demo's own files are not a screen's. */
const heavyOnPurpose = /pdf|print|bwip|calendar|schedule|chart|font|worker|demo/i;

function keyOf(name) {
  const found = Object.entries(manifest).find(
    ([, chunk]) => chunk.name === name && chunk.file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no ${name}.`);
  return found[0];
}

function closureOf(keys) {
  const seen = new Set();
  const waiting = [...keys];
  for (const key of waiting) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key].imports ?? []));
  }
  return [...seen].map((key) => manifest[key].file);
}

function gzippedBytes(file) {
  return gzipSync(readFileSync(join(web, file)), { level: 9 }).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const login = [...new Set(closureOf(firstVisit))].map((file) => ({ file, bytes: gzippedBytes(file) }));
const loginBytes = login.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of login.toSorted((a, b) => b.bytes - a.bytes)) {
  console.log(`${kilobytes(bytes).padStart(10)}  ${file}`);
}
console.log(
  `${kilobytes(loginBytes).padStart(10)}  first visit to /login, of ${kilobytes(loginBudgetBytes)}`,
);

const isOfLogin = new Set(login.map(({ file }) => file));
const tooHeavy = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !isOfLogin.has(file) && !heavyOnPurpose.test(file))
  .map((file) => ({ file, bytes: gzippedBytes(file) }))
  .filter(({ bytes }) => bytes > chunkBudgetBytes);
for (const { file, bytes } of tooHeavy) console.log(`${kilobytes(bytes).padStart(10)}  ${file} is too heavy`);

process.exitCode = loginBytes > loginBudgetBytes || tooHeavy.length > 0 ? 1 : 0;
