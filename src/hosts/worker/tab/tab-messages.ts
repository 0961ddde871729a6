import type { LiveChange } from '#kernel/access/topics.ts';
import type { PlainAnswer, PlainCall } from './plain-call.ts';

/** What the tabs of one browser tell each other. One of them leads: it alone has the database open. */
export type TabMessage =
  | { type: 'who-leads' }
  /** The database of this leader is ready for calls. */
  | { type: 'leading'; leader: string }
  /** The leader could not open the database. */
  | { type: 'failed'; message: string }
  | { type: 'call'; number: string; call: PlainCall }
  | { type: 'answer'; number: string; answer: PlainAnswer }
  /** Records of a tenant changed; each tab tells its page what its person may hear of. */
  | { type: 'changed'; tenantId: string; change: LiveChange }
  /** Asks the leader to empty the demo. */
  | { type: 'reset' }
  | { type: 'was-reset' };

/** Speaks to the other tabs; a tab does not hear itself. */
export interface TabChannel {
  post(message: TabMessage): void;
}

/** Opens the channel that all tabs of the demo share. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel('openward');
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));
  return { post: (message) => channel.postMessage(message) };
}
