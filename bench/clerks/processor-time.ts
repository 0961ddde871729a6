import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time that all processes of PostgreSQL on this machine have used so far, ended ones among them. */
export function postgresSeconds(): number {
  if (process.platform !== 'linux') return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [head = '', tail = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      if (!head.includes('(postgres')) continue;
      const fields = tail.split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended since.
    }
  }
  return ticks / 100;
}
