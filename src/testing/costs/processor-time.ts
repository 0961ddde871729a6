import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of the processor that this process and the programs it has ended took so far. Where there is no /proc
 * the ended programs are not in it.
 */
export function ownProcessorMs(): number {
  const own = readState('self');
  if (own) return own.processorMs;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same for this process and everything below it that still runs, such as a server and a browser; 0 without /proc. */
export function treeProcessorMs(): number {
  const states = listProcesses().flatMap((pid) => readState(pid) ?? []);
  const belongs = new Set([process.pid]);
  let sum = 0;
  // Parents come before what they started: numbers of processes rise, and one that starts again from below is rare.
  for (const state of states.toSorted((one, other) => one.pid - other.pid)) {
    if (!belongs.has(state.pid) && !belongs.has(state.parent)) continue;
    belongs.add(state.pid);
    sum += state.processorMs;
  }
  return sum;
}

interface ProcessState {
  pid: number;
  parent: number;
  processorMs: number;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readState(pid: string): ProcessState | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which is in brackets: state, parent, …, user and system time, and those of ended children, in hundredths.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const processorMs = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]) * 10, 0);
    return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), processorMs };
  } catch {
    // It has ended since it was listed, or this is no Linux.
    return undefined;
  }
}
