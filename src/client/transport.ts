import type { ErrorCode, ErrorFacts } from '#kernel/app-error.ts';
import type { FieldIssue } from '#kernel/issue.ts';
import type { Person } from './session.ts';

/** How a call reaches the dispatcher: over HTTP or over a MessagePort. The web host installs one. */
export interface Transport {
  /** @throws CallError when the dispatcher refuses, when it cannot be reached, or when its answer takes too long. */
  send(id: string, input: unknown, options: SendOptions): Promise<unknown>;
  /** Sends a call with a file beside its input; left out where a file goes along with the input. */
  sendFile?(id: string, input: object, sent: { file: Blob; idempotencyKey: string }): Promise<unknown>;
  /** Hears of changed topics in the name of whom the page is shown to; returns how to stop listening. */
  listen(listener: LiveListener, person: Person): () => void;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

export interface LiveListener {
  /** Records of these topics of the own tenant changed. */
  onChange(topics: readonly string[]): void;
  /** From now on changes are heard of; what the page has read before may have changed since. */
  onBegin(): void;
  /** Changes may not have been heard of: anything may have changed. */
  onMissed(): void;
  /** The server refused to tell of changes: the session may be over. */
  onRefused(): void;
  /** The server runs this build of the program. */
  onVersion(buildId: string): void;
}

/** What a page can say of a call by itself: nobody answered, or not in time (fact `isWrite`). */
export type LostCallCode = 'UNREACHABLE' | 'TIMED_OUT';

/** A refused or failed call, as the screens see it. */
export class CallError extends Error {
  readonly code: ErrorCode | LostCallCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode | LostCallCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'CallError';
    this.code = code;
    this.facts = facts;
  }
}

/** The issues at fields of a refused input, by dotted path; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, FieldIssue> {
  if (!(error instanceof CallError) || error.code !== 'INVALID_INPUT') return {};
  return (error.facts['fields'] ?? {}) as Record<string, FieldIssue>;
}

let installed: Transport | undefined;

/** Installs the transport of this page, before the first call; behind the sign-in, one around it. */
export function installTransport(chosen: Transport): void {
  installed = chosen;
}

/** The transport of this page. */
export function transport(): Transport {
  if (!installed) throw new Error('No transport is installed.');
  return installed;
}
