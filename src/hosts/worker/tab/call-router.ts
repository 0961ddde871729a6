import type { PlainAnswer, PlainCall } from './plain-call.ts';
import type { TabChannel } from './tab-messages.ts';

type Answerer = (call: PlainCall) => Promise<PlainAnswer>;

interface PendingCall {
  call: PlainCall;
  resolve(answer: PlainAnswer): void;
}

/**
 * Takes the calls of this tab's page to whichever tab leads. When the leader closes, what it left unanswered
 * goes to the next one: reads can be repeated, and a write counts once by its idempotency key.
 */
export class CallRouter {
  readonly #channel: TabChannel;
  readonly #pending = new Map<string, PendingCall>();
  #leader: string | undefined;
  #answerHere: Answerer | undefined;

  constructor(channel: TabChannel) {
    this.#channel = channel;
  }

  /** Waits, however long it takes until some tab can answer. */
  send(call: PlainCall): Promise<PlainAnswer> {
    return new Promise((resolve) => {
      const number = crypto.randomUUID();
      this.#pending.set(number, { call, resolve });
      this.#dispatch(number, call);
    });
  }

  /** Another tab leads. A leader that was known before has not lost what it was asked. */
  follow(leader: string): void {
    if (leader === this.#leader) return;
    this.#leader = leader;
    this.#dispatchAll();
  }

  /** This tab leads; undefined while its database is closed. */
  lead(answerHere: Answerer | undefined): void {
    this.#leader = undefined;
    this.#answerHere = answerHere;
    this.#dispatchAll();
  }

  /** An answer arrived; of two for one call the first counts. */
  settle(number: string, answer: PlainAnswer): void {
    this.#pending.get(number)?.resolve(answer);
    this.#pending.delete(number);
  }

  #dispatchAll(): void {
    for (const [number, { call }] of this.#pending) this.#dispatch(number, call);
  }

  #dispatch(number: string, call: PlainCall): void {
    if (this.#answerHere) void this.#answerHere(call).then((answer) => this.settle(number, answer));
    else if (this.#leader !== undefined) this.#channel.post({ type: 'call', number, call });
  }
}
