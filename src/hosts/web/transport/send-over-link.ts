import type { ClientLink } from '@orpc/client';
import { attentionHeaders } from '#client/contact/attention.ts';
import { noteContact, noteLostContact } from '#client/contact/contact.ts';
import { shownPersonHeaders } from '#client/contact/shown-person.ts';
import { leaveSupport, supportHeaders } from '#client/contact/support-mode.ts';
import { demandSecondFactor, markSessionEnded, sessionRenewed } from '#client/session.ts';
import { CallError, type SendOptions, type Transport } from '#client/transport.ts';
import { toCallError } from './call-errors.ts';
import { Deadline, deadlineMsOf } from './deadline.ts';

/** What travels beside the input of a call. */
export interface LinkContext {
  idempotencyKey?: string | undefined;
  /** A link that sees parts of an answer arrive begins it anew with each. */
  deadline?: Deadline;
}

export interface SendingOptions {
  /** Deadlines begin when this resolves: until then the other side cannot answer. */
  ready?: Promise<void>;
}

/** The headers of a call: the idempotency key of a write, whom the page shows, and whether somebody is at it. */
export function headersOf({ idempotencyKey }: LinkContext): Record<string, string> {
  return {
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...shownPersonHeaders(),
    ...attentionHeaders(),
    ...supportHeaders(),
  };
}

// Calls about the session itself: their refusal is an answer, and nothing waits for a new session.
function isAboutSession(id: string): boolean {
  return id.startsWith('sessions.');
}

/**
 * Sends calls over an oRPC link. A call refused because the session ended waits until the same person signed
 * in again, and is then sent once more with the same idempotency key.
 */
export function sendOverLink(
  link: ClientLink<LinkContext>,
  { ready = Promise.resolve() }: SendingOptions = {},
): Transport['send'] {
  async function sendOnce(id: string, input: unknown, options: SendOptions): Promise<unknown> {
    const { idempotencyKey } = options;
    const isWrite = idempotencyKey !== undefined;
    const deadline = new Deadline(deadlineMsOf(input, isWrite), options.signal);
    void ready.then(() => deadline.begin());
    const { signal } = deadline;
    try {
      const answer = await link.call(id.split('.'), input, { context: { idempotencyKey, deadline }, signal });
      noteContact();
      return answer;
    } catch (error) {
      // Whether the server is there is another question: what others ask it may be answered.
      if (deadline.hasPassed) throw new CallError('TIMED_OUT', { isWrite }, { cause: error });
      const callError = toCallError(error);
      if (callError instanceof CallError) noteAnswer(callError);
      if (callError instanceof CallError && callError.code === 'TWO_FACTOR_SETUP_REQUIRED')
        demandSecondFactor();
      // The hospital has ended it: nothing of it may stay on the screen.
      if (callError instanceof CallError && callError.code === 'SUPPORT_ENDED') leaveSupport();
      throw callError;
    } finally {
      deadline.end();
    }
  }

  return async (id, input, options) => {
    try {
      return await sendOnce(id, input, options);
    } catch (error) {
      if (!hasSessionEnded(error) || isAboutSession(id)) throw error;
      markSessionEnded();
      if (!(await sessionRenewed())) throw error;
      return sendOnce(id, input, options);
    }
  };
}

function noteAnswer({ code }: CallError): void {
  if (code === 'UNREACHABLE' || code === 'DATABASE_AWAY') noteLostContact();
  else noteContact();
}

function hasSessionEnded(error: unknown): boolean {
  return error instanceof CallError && error.code === 'SIGNED_OUT';
}
