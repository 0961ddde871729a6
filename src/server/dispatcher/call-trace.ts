import type { AuditFact } from '#database/audit/audit.ts';
import type { CallNumbers } from '#database/counting/call-numbers.ts';

/** What a call leaves behind beside its rows. */
export interface Trace {
  facts: AuditFact[];
  topics: string[];
  numbers: CallNumbers;
  /** Writes on their way. */
  sent: Promise<unknown>[];
  /** Topics to announce in other hospitals that the call has worked in, by their ids. */
  elsewhere: Map<string, string[]>;
  /**
   * For a read: what is to be stored in the trails of other hospitals before it is answered, because its own transaction
   * stores nothing.
   */
  seen?: Map<string, AuditFact[]>;
}

/** The output of a handler; where it stumbled over a write that failed on its way, that failure says more. */
export async function untilSent(trace: Trace, handling: Promise<unknown>): Promise<unknown> {
  try {
    return await handling;
  } catch (error) {
    await allWritten(trace.sent);
    throw error;
  }
}

/** Waits for writes of one transaction. The first that failed tells why: those after it fail because it did. */
export async function allWritten(writes: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(writes);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
