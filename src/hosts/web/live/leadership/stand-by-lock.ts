import type { Candidacy, CandidacyEvents } from './candidacy.ts';

/** Stands in line for a lock of the browser, which passes it on when the leading tab closes or crashes. */
export function standByLock(name: string, { onLead, onDeposed }: CandidacyEvents): Candidacy {
  let turn = new AbortController();
  let release: (() => void) | undefined;
  let isChallenging = false;
  let isWithdrawn = false;

  function lead(): Promise<void> | undefined {
    if (isWithdrawn) return undefined;
    onLead();
    return new Promise((resolve) => (release = resolve));
  }

  async function standOnce(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(name, options, lead);
    } catch (error) {
      // Out of the line by our own wish, or another tab took the lock.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      if (release && !isWithdrawn) onDeposed();
    }
    release = undefined;
  }

  async function stand(): Promise<void> {
    turn = new AbortController();
    const options = isChallenging ? { steal: true } : { signal: turn.signal };
    isChallenging = false;
    await standOnce(options);
    if (!isWithdrawn) void stand();
  }

  void stand();
  return {
    challenge() {
      if (release) return;
      isChallenging = true;
      turn.abort();
    },
    hear: () => {},
    withdraw() {
      isWithdrawn = true;
      release?.();
      turn.abort();
    },
  };
}
