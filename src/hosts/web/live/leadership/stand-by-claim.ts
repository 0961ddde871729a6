import { newId } from '#kernel/ids.ts';
import type { ElectionMessage } from '../live-signs.ts';
import type { Candidacy, CandidacyEvents } from './candidacy.ts';

/** A tab that leads, or claims the lead by right, objects within this time. */
const objectionMs = 500;

/**
 * Stands for the lead by telling the other tabs. Browsers have locks on secure pages alone, and hospitals reach
 * their server under http://192.168… as well. A claim to which no tab objects is granted; of two claims that of the
 * lower id is.
 */
export function standByClaim(
  post: (message: ElectionMessage) => void,
  { onLead, onDeposed }: CandidacyEvents,
): Candidacy {
  const self = newId();
  let state: 'following' | 'claiming' | 'leading' = 'following';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function claim(): void {
    if (state !== 'following') return;
    state = 'claiming';
    post({ type: 'claim', from: self });
    timer = setTimeout(lead, objectionMs);
  }

  function lead(): void {
    state = 'leading';
    post({ type: 'leading', from: self });
    onLead();
  }

  function follow(): void {
    clearTimeout(timer);
    const wasLeading = state === 'leading';
    state = 'following';
    if (!wasLeading) return;
    onDeposed();
    // The other may have heard of us at the same moment and given up as well.
    claim();
  }

  function judge(other: string): void {
    if (state === 'leading' || (state === 'claiming' && self < other)) post({ type: 'leading', from: self });
    else follow();
  }

  claim();
  return {
    challenge: claim,
    hear(message) {
      if (message.type === 'claim') judge(message.from);
      else if (message.type === 'leading') follow();
      else claim();
    },
    withdraw() {
      clearTimeout(timer);
      if (state === 'leading') post({ type: 'leaving' });
    },
  };
}
