/** A connection that carries less is taken to carry nothing: 20 kilobytes a second. */
const minBytesPerMs = 20;
/** Longer than the server lets a statement of the database run. */
const readMs = 30_000;
const writeMs = 60_000;

/** Ends a call that takes too long, so that nobody waits for an answer that will not come. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasPassed = false;
  #isOver = false;

  /** `signal` is the caller's own, who may end the call earlier. */
  constructor(ms: number, signal: AbortSignal | undefined) {
    this.#ms = ms;
    if (signal?.aborted) this.#controller.abort(signal.reason);
    signal?.addEventListener('abort', () => this.#controller.abort(signal.reason), { once: true });
  }

  /** Aborted when the deadline passes, and when the caller ends the call. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get hasPassed(): boolean {
    return this.#hasPassed;
  }

  /** Begins, or begins anew because something arrived. */
  begin(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      this.#hasPassed = true;
      this.#controller.abort();
    }, this.#ms);
  }

  /** The call is over. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}

/** How long a read may take, or a write, which may carry a file. */
export function deadlineMsOf(input: unknown, isWrite: boolean): number {
  if (!isWrite) return readMs;
  return writeMs + Math.ceil((JSON.stringify(input)?.length ?? 0) / minBytesPerMs);
}

/** The same answer; each part of its body that arrives begins the deadline anew. */
export function extendingWithBody(answer: Response, deadline: Deadline): Response {
  if (!answer.body) return answer;
  const body = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        deadline.begin();
        controller.enqueue(part);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
}
