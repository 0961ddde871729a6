import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { CallError, transport } from './transport.ts';

type ReadCall = Call & { kind: 'read' };
type WriteCall = Call & { kind: 'write' };

export interface RemoteRead<C extends Call> {
  (input: CallRequest<C>, signal?: AbortSignal): Promise<CallOutput<C>>;
  /** The id of the call. */
  id: C['id'];
}

/**
 * A read of the server by its id. Only the type of the contract is needed, so a page that calls does not
 * download the contract: `const listPatients = remoteRead<typeof contract.listPatients>('patients.list')`.
 */
export function remoteRead<C extends ReadCall>(id: C['id']): RemoteRead<C> {
  const read = (input: CallRequest<C>, signal?: AbortSignal) =>
    transport().send(id, input, { signal }) as Promise<CallOutput<C>>;
  return Object.assign(read, { id });
}

export type RemoteWrite<C extends Call> = (
  input: CallRequest<C>,
  submission?: Submission,
) => Promise<CallOutput<C>>;

/** A write of the server by its id; `submission` makes repeats of one submission count once. */
export function remoteWrite<C extends WriteCall>(id: C['id']): RemoteWrite<C> {
  return async (input, submission = new Submission()) =>
    (await transport().send(id, input, { idempotencyKey: submission.keyFor(input) })) as CallOutput<C>;
}

/**
 * One thing the user means to do once. The key stays while the same input is sent again (a retry after a lost
 * answer) and changes when the input does.
 */
export class Submission {
  #key: string;
  #sent: string | undefined;

  /** A form that kept its draft over a reload goes on under the key of its first attempt. */
  constructor(key: string = newId()) {
    this.#key = key;
  }

  keyFor(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.#sent !== undefined && this.#sent !== text) this.#key = newId();
    this.#sent = text;
    return this.#key;
  }

  /** Forgets the submission after it was acknowledged: sending the same again is then a new deed. */
  done(): void {
    this.#key = newId();
    this.#sent = undefined;
  }
}

const passing: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'TIMED_OUT',
  'DATABASE_AWAY',
  'FILES_AWAY',
  'DISK_FULL',
  'STORAGE_FULL',
]);

/** True when a failed call may succeed unchanged: nobody answered (in time), the database was away, or there was no room. */
export function isRetryable(error: unknown): boolean {
  return error instanceof CallError && passing.has(error.code);
}

/** True when nobody answered in time. It is then not known whether a write was done. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'TIMED_OUT';
}
