import type { ReceivedFile } from '#database/files/file-store.ts';

/** What is known of the caller before anybody is signed in. */
export interface CallerRequest {
  token: string | null;
  /** The key of another program, from `Authorization` alone; nobody is signed in then. */
  machineKey?: string | null;
  idempotencyKey: string | null;
  ipAddress: string;
  userAgent: string | null;
  /** What an earlier sign-in left in this browser, as `keepDevice` handed it out. */
  device: string | null;
  /** The id of the person whom the page shows: somebody else's session does not count for it. */
  shownTo?: string | null;
  /** The id of the hospital that the operator reads for support, where its administrator has granted it. */
  supports?: string | null;
  /** The page asked by itself, with nobody at it: the session is not kept alive. */
  isUnattended: boolean;
  /** The file that came with a call that takes one, as it arrives. */
  file?: AsyncIterable<Uint8Array>;
  /** The same once the store has taken it in: before the transaction begins, for whoever is signed in. */
  received?: ReceivedFile;
  /** Hands the caller a session token to keep until the given instant. */
  startSession(token: string, expiresAt: Date): void;
  endSession(): void;
  /** Hands the caller a secret by which this browser is known again until the given instant. */
  keepDevice(device: string, until: Date): void;
}
