import { openEventStream } from './event-stream.ts';
import type { Candidacy, CandidacyEvents } from './leadership/candidacy.ts';
import { standByClaim } from './leadership/stand-by-claim.ts';
import { standByLock } from './leadership/stand-by-lock.ts';
import type { LiveSign, TabMessage } from './live-signs.ts';
import { openTabChannel } from './tab-channel.ts';

const checkMs = 5000;
/**
 * Checks without a word after which the leading tab counts as frozen: longer than it pauses between two attempts.
 * Counted while this tab is awake: after a sleep the leading tab gets its time to come back.
 */
const maxSilentChecks = 15;
/** Without locks a challenge is but a question, to which a tab that still leads objects; so it is asked after a beat is missing. */
const maxSilentChecksWithoutLocks = 4;

export interface SharedStreamOptions {
  url: string;
  /** Tabs under the same name share one stream: it names whom they are shown to. */
  name: string;
}

/**
 * Joins the tabs of this browser that share one event stream: a browser opens six connections to a server and no
 * more, so that a stream for each tab would leave none for calls. One tab leads, has the stream and hands on what it
 * hears. Returns how to leave.
 */
export function joinSharedStream(
  { url, name }: SharedStreamOptions,
  hear: (sign: LiveSign) => void,
): () => void {
  let closeStream: (() => void) | undefined;
  let silentChecks = 0;
  const hasLocks = 'locks' in navigator;
  const channel = openTabChannel<TabMessage>(name, hearTab);
  const candidacy = stand({
    onLead() {
      closeStream = openEventStream(url, (sign) => {
        channel.post(sign);
        hear(sign);
      });
    },
    onDeposed: stopLeading,
  });
  const checking = setInterval(() => {
    silentChecks = closeStream ? 0 : silentChecks + 1;
    if (silentChecks < (hasLocks ? maxSilentChecks : maxSilentChecksWithoutLocks)) return;
    silentChecks = 0;
    candidacy.challenge();
  }, checkMs);

  function stand(events: CandidacyEvents): Candidacy {
    if (hasLocks) return standByLock(name, events);
    return standByClaim((message) => channel.post(message), events);
  }

  function hearTab(message: TabMessage): void {
    silentChecks = 0;
    if (message.type === 'claim' || message.type === 'leading' || message.type === 'leaving') {
      candidacy.hear(message);
    } else {
      hear(message);
    }
  }

  function stopLeading(): void {
    closeStream?.();
    closeStream = undefined;
  }

  return () => {
    clearInterval(checking);
    stopLeading();
    candidacy.withdraw();
    channel.close();
  };
}
