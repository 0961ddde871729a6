import type { listOrganizations } from '#areas/people/sessions/session.contract.ts';
import type { Store } from '#client/store.ts';
import type { CallOutput } from '#kernel/define-call.ts';

/** What the page can ask of the demo beyond calls. */
export interface DemoControl {
  /** Empties the demo and fills it with samples; resolves when that is done. */
  reset(): Promise<void>;
  /** Why the demo cannot run, once that is known. */
  failure: Store<string | null>;
  /** False when no session is kept in this browser: nobody is signed in, which need not be asked. */
  hasSession: boolean;
  /** What the sign-in page offers until the database can say which organizations there are. */
  knownOrganizations: CallOutput<typeof listOrganizations>;
  /** Resolves when the database answers. */
  ready: Promise<void>;
}
