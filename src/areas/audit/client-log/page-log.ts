import { remoteWrite } from '#client/remote.ts';
import { currentSession } from '#client/session.ts';
import type { recordClientLog as recordCall, ReportedEntry } from './client-log.contract.ts';
import { framesOf, maxEntriesAtOnce, maxLetters, plainScreen, withoutPersonal } from './client-log.rules.ts';

const record = remoteWrite<typeof recordCall>('clientLog.record');

/** Entries that come within this time travel together. */
const gatherMs = 2000;
/** The same defect is reported once in this time, with how often it happened since. */
const quietMs = 60_000;
const maxWaiting = 50;

/** Something that went wrong in this page. */
export interface Defect {
  source: ReportedEntry['source'];
  error: unknown;
  /** The screen it happened on. */
  path: string;
  call?: string;
  reference?: string;
}

interface Known {
  lastReported: number;
  /** How often it happened since it was reported. */
  missed: number;
}

const known = new Map<string, Known>();
let waiting: ReportedEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes a defect to the client log of the hospital. It never throws and nobody waits for it: a log that cannot be
 * written is dropped, and a defect that repeats is counted instead of reported again.
 */
export function logDefect(defect: Defect): void {
  const entry = entryOf(defect);
  const times = timesToReport(`${entry.source} ${entry.call ?? ''} ${entry.message}`);
  if (times === 0 || waiting.length >= maxWaiting) return;
  waiting.push({ ...entry, times });
  timer ??= setTimeout(() => void send(), gatherMs);
}

/** 0 while the same was reported lately, else how often it happened since. */
function timesToReport(key: string): number {
  const now = performance.now();
  const before = known.get(key);
  if (before && now - before.lastReported < quietMs) {
    before.missed += 1;
    return 0;
  }
  if (known.size > maxWaiting) known.clear();
  known.set(key, { lastReported: now, missed: 0 });
  return Math.min(10_000, 1 + (before?.missed ?? 0));
}

function entryOf({ source, error, path, call, reference }: Defect): ReportedEntry {
  const stack = error instanceof Error ? framesOf(error.stack ?? '') : [];
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${typeof error}`;
  return {
    level: 'error',
    source,
    message: withoutPersonal(text).slice(0, maxLetters.message),
    screen: plainScreen(path),
    ...(call !== undefined && { call }),
    ...(reference !== undefined && { reference }),
    stack,
  };
}

async function send(): Promise<void> {
  timer = undefined;
  const session = currentSession();
  const entries = waiting.slice(0, maxEntriesAtOnce);
  waiting = waiting.slice(maxEntriesAtOnce);
  if (waiting.length > 0) timer = setTimeout(() => void send(), gatherMs);
  // A call of an ended session would wait for the person to sign in again.
  if (session.status !== 'signed-in' || session.hasEnded) return;
  await record({ entries }).catch(() => {});
}
