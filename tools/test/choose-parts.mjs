// Which parts of the rest .ci/run adds to `npm test`: the same for a commit on each machine.
import { execFileSync } from 'node:child_process';
import { projectDirectory } from '../setup.mjs';
import { parts } from './parts.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/** One part by the commit's hash, and those about which something was changed in the day before the commit. */
export function partsForCommit() {
  const [hash, committedAt] = git('log', '-1', '--format=%H %cI').split(' ');
  const dayBefore = new Date(Date.parse(committedAt) - dayMs).toISOString();
  const changed = git('log', `--since=${dayBefore}`, '--name-only', '--format=').split('\n');
  return choose(hash, changed);
}

/** @returns {{ part: string, reason: string }[]} */
export function choose(hash, changed) {
  const names = Object.keys(parts);
  const drawn = names[Number.parseInt(hash.slice(0, 8), 16) % names.length];
  return names.flatMap((part) => {
    const file = changed.find((path) => asksFor(part, path));
    if (part === drawn) return [{ part, reason: 'drawn by the hash of the commit' }];
    return file ? [{ part, reason: `for the change of ${file}` }] : [];
  });
}

/** A changed test proves itself where it runs; what a part is about is the program, and what its own tests share. */
function asksFor(part, path) {
  const { paths, vitest } = parts[part];
  if (!paths.some((about) => about.test(path))) return false;
  return !/\.test\.tsx?$/.test(path) || vitest.some((own) => path.startsWith(own) || path.endsWith(own));
}

function git(...words) {
  return execFileSync('git', words, { cwd: projectDirectory, encoding: 'utf8' }).trim();
}
