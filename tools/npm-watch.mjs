// Plain JavaScript for Node 20: part of npm start.
import { readFileSync } from 'node:fs';

const intervalMs = 500;

/**
 * Calls back once when the npm that runs this script is gone, so that a killed `npm start` leaves nothing behind.
 * Started without npm, nothing is watched: a service or a closed terminal may well leave us on our own.
 */
export function watchNpm(callback) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const atStart = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === atStart) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Our parent and, where a shell stands between us and npm, the shell's parent: an orphan gets a new one. */
function ancestry() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, name = '', rest = ''] = /\((.*)\) \S (.*)/s.exec(stat) ?? [];
    return /^(?:sh|dash|bash|ash|zsh|busybox)$/.test(name) ? `${parent} ${rest.split(' ')[0]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
