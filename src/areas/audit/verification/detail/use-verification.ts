import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recordVerification, verifyChain, verifyEntries } from '../../audit/audit.calls.ts';
import type { Finding } from '../verification.contract.ts';
import { maxFindings } from '../verification.rules.ts';

/** What a verification has come to so far. */
export interface Verdict {
  position: number;
  headHash: string;
  problems: number;
  /** The first of the problems. */
  findings: Finding[];
}

export type VerificationState =
  | { name: 'idle' }
  | { name: 'running'; part: 'links' | 'entries'; done: number }
  | { name: 'failed' }
  | { name: 'done'; verdict: Verdict; isRecorded: boolean };

type Tell = (part: 'links' | 'entries', done: number) => void;

/** Checks the whole trail in steps, links first and then entries, and records what came out. */
export function useVerificationRun() {
  const queries = useQueryClient();
  const [state, setState] = useState<VerificationState>({ name: 'idle' });
  const stopper = useRef<AbortController>(null);

  async function run() {
    const { signal } = (stopper.current = new AbortController());
    const tell: Tell = (part, done) => !signal.aborted && setState({ name: 'running', part, done });
    try {
      const verdict = await checkLinks(signal, tell);
      await checkEntries(verdict, signal, tell);
      const isRecorded = await record(verdict);
      if (signal.aborted) return;
      setState({ name: 'done', verdict, isRecorded });
      void queries.invalidateQueries({ queryKey: ['audit-verification'] });
    } catch {
      if (!signal.aborted) setState({ name: 'failed' });
    }
  }

  function stop() {
    stopper.current?.abort();
    setState({ name: 'idle' });
  }

  return { state, run: () => void run(), stop };
}

async function checkLinks(signal: AbortSignal, tell: Tell): Promise<Verdict> {
  const verdict: Verdict = { position: 0, headHash: '', problems: 0, findings: [] };
  for (let isLast = false; !isLast;) {
    tell('links', verdict.position);
    const part = await verifyChain({ after: verdict.position }, signal);
    signal.throwIfAborted();
    ({ isLast } = part);
    verdict.position = part.position;
    verdict.headHash = part.headHash;
    note(verdict, part);
  }
  return verdict;
}

async function checkEntries(verdict: Verdict, signal: AbortSignal, tell: Tell): Promise<void> {
  let goOnAt: string | null | undefined;
  for (let done = 0; goOnAt !== null;) {
    tell('entries', done);
    const part = await verifyEntries(goOnAt === undefined ? {} : { goOnAt }, signal);
    signal.throwIfAborted();
    ({ goOnAt } = part);
    done += part.checked;
    note(verdict, part);
  }
}

function note(verdict: Verdict, part: { problems: number; findings: Finding[] }): void {
  verdict.problems += part.problems;
  verdict.findings = [...verdict.findings, ...part.findings].slice(0, maxFindings);
}

// What was found is shown, whether or not it could be recorded.
async function record({ position, headHash, problems }: Verdict): Promise<boolean> {
  try {
    await recordVerification({ position, headHash, problems });
    return true;
  } catch {
    return false;
  }
}
